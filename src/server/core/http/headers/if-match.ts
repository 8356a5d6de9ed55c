import { isId } from '../../../../contract/wire/values.ts'
import { refuse } from '../../errors.ts'
import { rowWith } from '../../rows/rows.ts'
import type { WriteTx } from '../../store/store.ts'

/** The version of a record that a write refers to. */
export interface Version {
  accountId: string
  id: string
  changeId: string
}

const tagsOf = (expected: string) => expected.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** Returns whether one of the versions is a later write that changed nothing of the record. Its author has read the current values. */
const changedNothing = async (tx: WriteTx, tags: string[], { accountId, id, changeId }: Version) => {
  const later = tags.flatMap((tag) => /^"(\d+)"$/.exec(tag)?.[1] ?? []).filter((one) => isId(one) && BigInt(one) > BigInt(changeId))
  if (!later.length) return false
  return (await rowWith(tx, { accountId }, 'changes', { resourceId: id, id: later.slice(0, 20) })) !== undefined
}

/** Refuses (412) unless `If-Match` lists this version or is `*`. Weak ETags count too, because proxies that compress weaken them. */
export const refuseOther = async (tx: WriteTx, expected: string, current: Version) => {
  const tags = tagsOf(expected)
  if (tags.some((tag) => tag === '*' || tag === `"${current.changeId}"`) || (await changedNothing(tx, tags, current))) return
  throw refuse(412, 'changed', 'Somebody has changed this since you read it.')
}
