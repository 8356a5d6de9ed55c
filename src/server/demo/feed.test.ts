import { afterAll, beforeAll, expect, it } from 'vitest'
import { listEventCategories } from '../../contract/event-categories.ts'
import { listRecordings } from '../../contract/recordings.ts'
import { createAccount } from '../../contract/x/people/accounts.ts'
import { search } from '../../contract/x/search.ts'
import { callerOf } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('the demo workspace has a sorted feed, event categories and searchable names', async () => {
  const user = { name: 'Ana', email: 'ana@example.test', password: 'correct horse' }
  const asked = { account: { name: 'Mine', user, demo: true } }
  const { token } = (await world.noOne.call(createAccount, { body: asked })).reply
  const ana = callerOf(world.handle, token)
  const dates: string[] = []
  const actions = new Set<string>()
  let page = (await ana.call(listRecordings)).reply
  for (;;) {
    dates.push(...page.contacts.map(({ date }) => date))
    for (const { action, title } of page.contacts) actions.add(title ? action.text : `${action.text} of nothing`)
    if (page.continuedAt === undefined) break
    page = (await ana.call(listRecordings, { path: page.continuedAt })).reply
  }
  expect(dates).toEqual(dates.toSorted())
  expect(dates.length).toBeGreaterThan(100)
  expect([...actions]).toEqual(expect.arrayContaining(['note created', 'comment created', 'deal created', 'case created']))
  expect((await ana.call(listEventCategories)).reply.categories.map(({ name }) => name)).toContain('Launch')
  const found = (await ana.call(search, { query: { term: 'fjordl' } })).reply
  expect(found.contacts.length).toBeGreaterThan(0)
  expect(found.deals.length + found.cases.length).toBeGreaterThan(0)
})
