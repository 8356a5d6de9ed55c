import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkStore } from '../../service.ts'
import { everythingIn } from '../../testing/database/database.ts'
import { openWorld } from '../../testing/world.ts'
import { rebuildDerived } from './derived/rebuild-derived.ts'
import { insertRows } from './many-rows.ts'

const usual = {
  ...{ type: 'person' as const, title: 'Bosun', visibility: 'public' as const, allowedUsers: [], companyId: null, groupId: null },
  ...{ backgroundInfo: '', importantDates: [], addresses: [], attachment: [] },
}
const kept = { createdAt: '2026-11-17 09:00:00', updatedAt: '2026-11-17 09:00:00' }
const lastNames = ['Åsen', 'Żuraw', 'Ivanova', '陳', 'Şahin', 'Ærø', 'Brandt']

it('many rows are inserted with their derived data as if inserted one by one', async () => {
  const world = await openWorld()
  const { id: accountId, admin } = await world.account()
  const ids = await world.store.write(async (tx) => {
    const given: string[] = []
    for (let n = 0; n < 1203; n += 1) {
      const contactData = [{ id: '1', entityType: 'e-mail', entityValue: `ana${n}@works.example`, kind: 'work' }]
      const lastName = lastNames[n % lastNames.length] ?? ''
      const own = { name: `Ana ${n}`, lastName, contactData, tags: n % 3 ? ['ferry'] : ['bridge', 'Client'] }
      given.push((await tx.load('contacts', { ...usual, ...kept, ...own, accountId, authorId: admin.id })).id)
    }
    return given
  })
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => Number(a) - Number(b)))
  const read = () =>
    world.store.read(({ db }) => db.selectFrom('contacts').select(['id', 'name']).where('title', '=', 'Bosun').orderBy('id').execute())
  expect(await read()).toEqual(ids.map((id, n) => ({ id, name: `Ana ${n}` })))
  expect(await checkStore(world.store)).toEqual([])
  const before = await everythingIn(world.store)
  await world.store.write(({ db }) => sql`update sequence set value = 0 where name = 'derived'`.execute(db))
  expect(await rebuildDerived(world.store)).toBe(true)
  expect((await everythingIn(world.store)) === before).toBe(true)
  await world.end()
})

it('rejects rows that differ in their columns, because a value would be lost', async () => {
  const world = await openWorld()
  const { id: accountId } = await world.account()
  const row = { accountId, normalizedName: 'ana' }
  await expect(world.store.write((tx) => insertRows(tx, 'tags', [row, { ...row, other: 1 }]))).rejects.toThrow('differ in their columns')
  await world.end()
})
