import { expect, it } from 'vitest'
import { createContact } from '../../../../contract/contacts/contacts.ts'
import { header } from '../../../../contract/wire/headers.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { deleteFile, uploadFile } from '../../../../contract/x/files.ts'
import { createToken } from '../../../../contract/x/people/tokens.ts'
import type { Store } from '../../../core/store/store.ts'
import type { Tables } from '../../../core/store/tables.ts'
import { prune } from '../../../service.ts'
import { openForTests } from '../../../testing/each-test.ts'

const { world, here } = await openForTests()
const days = (passed: number) => new Date(Date.UTC(2026, 10, 17, 9, 0, 1) + passed * 86_400_000)
const rowsOf = (table: keyof Tables) =>
  world.store.read(async ({ db }) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    ),
  )

/** The remaining rows of some tables after each writing transaction. */
const watched = (tables: (keyof Tables)[]) => {
  const left: number[][] = []
  const note = async () => left.push(await Promise.all(tables.map(rowsOf)))
  const write: Store['write'] = async (work, options) => {
    const result = await world.store.write(work, options)
    await note()
    return result
  }
  return { store: { ...world.store, write }, left, note }
}

it('deletes all expired data in small transactions', async () => {
  const { account, admin } = here
  const { id: accountId } = account
  await world.store.write(async ({ db, now }) => {
    const many = Array.from({ length: 1300 }, (_, n) => n)
    for (let at = 0; at < many.length; at += 100) {
      const some = many.slice(at, at + 100)
      const shared = { accountId, userId: admin.id, createdAt: now }
      const key = { ...shared, kind: 'session' as const, name: '', expiresAt: now }
      await db
        .insertInto('accessKeys')
        .values(some.map((n) => ({ ...key, tokenHash: `old ${n}`, id: String(1_000_000 + n) })))
        .execute()
      const answer = { ...shared, fingerprint: '', status: 201, body: '', changeId: null }
      await db
        .insertInto('idempotency')
        .values(some.map((n) => ({ ...answer, requestKey: `old ${n}` })))
        .execute()
      const change = { accountId, authorId: admin.id, date: now, action: '', resource: 'contacts' as const, title: '' }
      const none = { resourceId: null, groupKey: null, undoneBy: null }
      await db
        .insertInto('changes')
        .values(some.map((n) => ({ ...change, ...none, id: String(1_000_000 + n) })))
        .execute()
      const row = { accountId, tableName: 'contacts', rowId: '7', before: null, after: null }
      await db
        .insertInto('changeRows')
        .values(some.flatMap((n) => [0, 1].map((position) => ({ ...row, changeId: String(1_000_000 + n), position }))))
        .execute()
    }
  })
  const tables = ['accessKeys', 'idempotency', 'changes', 'changeRows'] as const
  const { store, left, note } = watched([...tables])
  await note()
  await prune(store, days(31), 30)
  const steps = left.slice(1).map((now, at) => now.map((rows, table) => (left[at]?.[table] ?? 0) - rows))
  expect(Math.max(...steps.flat())).toBe(500)
  expect(left.at(-1)).toEqual([0, 0, 0, 0])
})

it('keeps data that has not expired', async () => {
  const { admin } = here
  const headers = { [header.idempotencyKey]: 'kept' }
  await admin.call(createToken, { body: { token: { name: 'Lasting' } } })
  const { change } = await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } }, headers })
  const tables = ['accessKeys', 'idempotency', 'changes', 'changeRows'] as const
  const before = await Promise.all(tables.map(rowsOf))
  await prune(world.store, days(0.9), 30)
  expect(await Promise.all(tables.map(rowsOf))).toEqual(before)
  expect((await admin.call(undoChange, { params: { id: change } })).status).toBe(200)
})

// Each case lets half a day pass.
it.each([
  ['taken back', 30],
  ['deleted', 30.5],
] as const)('forgets the bytes of a file that was %s once no undo brings it back', async (how, then) => {
  const { admin } = here
  const body = new FormData()
  body.append('file', new File(['hello'], 'plan.txt', { type: 'text/plain' }))
  const upload = await admin.send('POST', uploadFile.path, { body })
  const fileId = ((await upload.json()) as { 'file-id': string })['file-id']
  const bytes = () => world.store.read(({ db }) => db.selectFrom('fileChunks').select('position').where('fileId', '=', fileId).execute())
  world.pass(86_400 / 2)
  const undo = { params: { id: upload.headers.get(header.change) ?? '' } }
  const gone = how === 'deleted' ? await admin.call(deleteFile, { params: { id: fileId } }) : await admin.call(undoChange, undo)
  expect(gone.status).toBe(200)
  await prune(world.store, days(then + 0.2), 30)
  expect(await bytes()).toHaveLength(1)
  await prune(world.store, days(then + 0.6), 30)
  expect(await bytes()).toEqual([])
})
