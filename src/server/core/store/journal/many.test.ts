import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createContact } from '../../../../contract/contacts/contacts.ts'
import { addTags } from '../../../../contract/contacts/tags.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { checkStore } from '../../../service.ts'
import { contentOf } from '../../../testing/database/database.ts'
import { statementsOf } from '../../../testing/database/statements.ts'
import { uploadTo } from '../../../testing/projects.ts'
import { openWorld } from '../../../testing/world.ts'
import type { WriteTx } from '../store.ts'
import type { ContactRow } from '../tables.ts'

/** A company and people with tags, e-mail addresses and files: records with much derived data. */
const open = async () => {
  const world = await openWorld()
  const account = await world.account()
  const { admin } = account
  const company = { type: 'company' as const, name: 'Łódź Works' }
  const { contactId: companyId } = (await admin.call(createContact, { body: { contact: company } })).reply
  // The last visit is recorded after the answer and takes ids.
  await world.deferred.allSettled()
  for (let n = 0; n < 12; n += 1) {
    const contact = {
      type: 'person' as const,
      ...{ name: `Ana ${n}`, lastName: n % 2 ? 'Åsen' : '', ...(n % 3 ? { companyId } : {}) },
      ...(n % 4 ? {} : { visibility: 'only-me' as const, attachment: [await uploadTo(admin)] }),
      contactData: [{ entityType: 'e-mail' as const, entityValue: `ana${n}@works.example` }],
    }
    const { contactId } = (await admin.call(createContact, { body: { contact } })).reply
    if (n % 2) await admin.call(addTags, { params: { contactId }, body: { tags: `client, ${n % 3 ? 'ferry' : 'bridge'}` } })
  }
  const owner = { accountId: account.id, userId: admin.id }
  return { world, admin, owner, companyId }
}
type Opened = Awaited<ReturnType<typeof open>>

/** All rows of the account and its journal. */
const all = async ({ world, owner: { accountId } }: Opened) => {
  const journal = await world.store.read(async ({ db }) => {
    const rows: unknown[] = []
    for (const table of ['changes', 'changeRows', 'recordings'])
      rows.push(
        (await sql`select * from ${sql.table(table)} where "accountId" = ${accountId}`.execute(db)).rows
          .map((row) => JSON.stringify(row))
          .toSorted(),
      )
    return rows
  })
  // Each workspace salts its passwords differently.
  const { credentials: _, ...content } = await contentOf(world.store, accountId)
  return { content, journal }
}
const peopleIn = async (tx: WriteTx, { owner }: Opened) => {
  const { rows } =
    await sql<ContactRow>`select * from contacts where "accountId" = ${owner.accountId} and type = 'person' order by id`.execute(tx.db)
  return rows
}

/** Each operation on many rows: one by one, and at once. */
const ways: Record<
  string,
  {
    one: (tx: WriteTx, at: Opened, rows: ContactRow[]) => Promise<void>
    many: (tx: WriteTx, at: Opened, rows: ContactRow[]) => Promise<unknown>
  }
> = {
  insert: {
    one: async (tx, { owner }, rows) => {
      for (const { id: _, ...row } of rows) await tx.insert(owner, 'contacts', row)
    },
    many: (tx, { owner }, rows) =>
      tx.insertMany(
        owner,
        'contacts',
        rows.map(({ id: _, ...row }) => row),
      ),
  },
  update: {
    one: async (tx, { companyId }, rows) => {
      for (const row of rows) await tx.update('contacts', row, { companyId, name: `${row.name}!`, tags: ['ferry', 'new'] })
    },
    many: (tx, { companyId }, rows) =>
      tx.updateMany('contacts', rows, (row) => ({ companyId, name: `${row.name}!`, tags: ['ferry', 'new'] })),
  },
  remove: {
    one: async (tx, _, rows) => {
      for (const row of rows) await tx.remove('contacts', row)
    },
    many: (tx, _, rows) => tx.removeMany('contacts', rows),
  },
}

let opened: Opened[]
beforeEach(async () => {
  opened = [await open(), await open()]
})
afterEach(async () => {
  for (const { world } of opened) await world.end()
})

it.each(Object.keys(ways))(
  'to %s many rows at once is to do it to one after the other: rows, what follows from them, journal, undo',
  async (name) => {
    const way = ways[name]
    if (!way) throw new Error(name)
    const [first, second] = opened as [Opened, Opened]
    expect(await all(second)).toEqual(await all(first))
    const before = await all(first)
    const doing = (at: Opened, how: 'one' | 'many') =>
      at.world.store.write(async (tx) => {
        await way[how](tx, at, await peopleIn(tx, at))
        return (await tx.finish(at.owner, undefined, 'done to many')) ?? ''
      })
    const changes = [await doing(first, 'one'), await doing(second, 'many')]
    const after = await all(first)
    expect(after.content).not.toEqual(before.content)
    expect(await all(second)).toEqual(after)
    for (const [place, { world, admin }] of [first, second].entries()) {
      expect(await checkStore(world.store)).toEqual([])
      expect((await admin.call(undoChange, { params: { id: changes[place] ?? '' } })).status).toBe(200)
      expect(await checkStore(world.store)).toEqual([])
    }
    expect((await all(first)).content).toEqual(before.content)
    expect(await all(second)).toEqual(await all(first))
  },
)

/** Counts the statements of an operation on `count` rows. */
const statements = async (at: Opened, name: string, count: number) =>
  (
    await statementsOf(at.world.store, () =>
      at.world.store.write(async (tx) => {
        const rows = (await peopleIn(tx, at)).slice(0, count)
        await ways[name]?.many(tx, at, rows)
      }),
    )
  ).length

it.each(['update', 'remove'])('to %s many rows takes no more statements than a few', async (name) => {
  const [first, second] = opened as [Opened, Opened]
  expect(await statements(first, name, 12)).toBeLessThan((await statements(second, name, 4)) + 20)
})
