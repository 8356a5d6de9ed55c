import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import { isId } from '../../../contract/wire/values.ts'
import type { updateMe } from '../../../contract/x/people/me.ts'
import type { Secrets } from '../../core/deps.ts'
import { mailSettingsOf, type Person, readOff } from '../../core/rows/mail-off.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import { accountIdIn, tokenFor } from './sign-in/identify.ts'

const names = ['assigned', 'comments', 'messages', 'none'] as const

const write = async (tx: WriteTx, { accountId, userId }: Person, patch: { off?: string; secret?: string }) => {
  await tx.db
    .insertInto('mailSettings')
    .values({ accountId, userId, off: '[]', secret: '', ...patch })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet(patch))
    .execute()
}

/** Returns which e-mails a user gets. While `none` is set, the others wait for it to be cleared. */
export const readMailSettings = async (tx: ReadTx, person: Person) => {
  const { assigned, comments, messages, none } = await readOff(tx, person)
  return { assigned: !assigned, comments: !comments, messages: !messages, none }
}

/** Changes which e-mails a user gets. It is no change that can be undone. */
export const writeMailSettings = async (tx: WriteTx, person: Person, asked: NonNullable<BodyOf<typeof updateMe>['me']['mail']>) => {
  const { assigned, comments, messages, none } = { ...(await readMailSettings(tx, person)), ...asked }
  const off = { assigned: !assigned, comments: !comments, messages: !messages, none }
  await write(tx, person, { off: JSON.stringify(names.filter((name) => off[name])) })
}

/** Returns the token of the link that stops all e-mails of a user. It stays the same, and allows nothing else. */
export const unsubscribeToken = async (tx: WriteTx, { newToken }: Pick<Secrets, 'newToken'>, person: Person) => {
  const stored = (await mailSettingsOf(tx, person))?.secret
  const secret = stored || newToken()
  if (!stored) await write(tx, person, { secret })
  return tokenFor(person.accountId, `${secret}_${person.userId}`)
}

/** Turns off all e-mails of the user whose token it is. Returns false for any other text. */
export const unsubscribe = async (tx: WriteTx, { digest }: Pick<Secrets, 'digest'>, token: string) => {
  const accountId = accountIdIn(token)
  const userId = token.split('_').at(-2) ?? ''
  if (!accountId || !isId(userId)) return false
  const person = { accountId, userId }
  const secret = (await mailSettingsOf(tx, person))?.secret
  // Digests, because the time of comparing secrets would tell how they begin.
  if (!secret || (await digest(tokenFor(accountId, `${secret}_${userId}`))) !== (await digest(token))) return false
  await writeMailSettings(tx, person, { none: true })
  return true
}
