import { sql } from 'kysely'
import { pagesOf } from '../../../core/store/many-rows.ts'
import { type ReadTx, type Store, wholeService } from '../../../core/store/store.ts'
import { dayBefore } from '../../../core/times.ts'
import { reserveAddresses } from './addresses.ts'

interface Pair {
  accountId: string
  emailKey: string
}
type PairTable = 'users' | 'signInAddresses'

const pageSize = 500
const nameOf = ({ accountId, emailKey }: Pair) => `${accountId} ${emailKey}`

/** Returns which of these pairs a table has. Both tables are read on their own, because they can be in different databases. */
const heldIn = async ({ db }: ReadTx, table: PairTable, pairs: Pair[]) => {
  const rows = await db
    .selectFrom(table)
    .select(['accountId', 'emailKey'])
    .where('accountId', 'in', [...new Set(pairs.map(({ accountId }) => accountId))])
    .where('emailKey', 'in', [...new Set(pairs.map(({ emailKey }) => emailKey))])
    .execute()
  return new Set(rows.map(nameOf))
}

/** Reads the pairs of workspace and address in a table that the other table lacks. */
const pairsWithout = async function* (tx: ReadTx, table: PairTable, other: PairTable, before = '9999') {
  const old = table === 'signInAddresses' ? sql<boolean>`"reservedAt" < ${before}` : undefined
  for await (const page of pagesOf<Pair>(tx, table, ['accountId', 'emailKey'], pageSize, old)) {
    const held = await heldIn(tx, other, page)
    yield* page.filter((pair) => !held.has(nameOf(pair)))
  }
}

/** Returns the addresses that undoing a change would give back to users of the workspace. */
const formerAddresses = async ({ db }: ReadTx, accountId: string) => {
  const changed = db.selectFrom('changeRows').select('before').where('accountId', '=', accountId).where('tableName', '=', 'users')
  const rows = await changed.where('before', 'is not', null).execute()
  return new Set(rows.map(({ before }) => (JSON.parse(before ?? '{}') as Partial<Pair>).emailKey))
}

const collect = async (pairs: AsyncIterable<Pair>) => {
  const all: Pair[] = []
  for await (const pair of pairs) all.push(pair)
  return all
}

/** Addresses of users with which nobody can sign in, because they are not reserved. */
const missing = (tx: ReadTx) => collect(pairsWithout(tx, 'users', 'signInAddresses'))

/** Reservations over a day old that neither a user nor an undo needs. */
const leftover = async (tx: ReadTx) => {
  const pairs = await collect(pairsWithout(tx, 'signInAddresses', 'users', dayBefore(tx.now)))
  const unused: Pair[] = []
  for (const [accountId, some] of Map.groupBy(pairs, (pair) => pair.accountId)) {
    const former = await formerAddresses(tx, accountId)
    unused.push(...some.filter(({ emailKey }) => !former.has(emailKey)))
  }
  return unused
}

/** Describes what is wrong with the reserved addresses, a sentence each. */
export const addressFaults = async (tx: ReadTx) => [
  ...(await missing(tx)).map(
    ({ accountId, emailKey }) => `${emailKey} of account ${accountId} is not reserved, so nobody can sign in with it`,
  ),
  ...(await leftover(tx)).map(({ accountId, emailKey }) => `${emailKey} is reserved for account ${accountId}, which does not use it`),
]

/** Reserves the addresses of all users, and removes reservations that nobody needs. It can be repeated at any time. */
export const repairAddresses = async (store: Store) => {
  const { absent, unused } = await store.read(async (tx) => ({ absent: await missing(tx), unused: await leftover(tx) }))
  for (const { accountId, emailKey } of absent)
    await store.write((tx) => reserveAddresses(tx, accountId, [emailKey]), { account: accountId })
  for (const { accountId, emailKey } of unused)
    await store.write(
      (tx) =>
        tx.db
          .deleteFrom('signInAddresses')
          .where('emailKey', '=', emailKey)
          .where('accountId', '=', accountId)
          .where('reservedAt', '<', dayBefore(tx.now))
          .execute(),
      { account: wholeService },
    )
}
