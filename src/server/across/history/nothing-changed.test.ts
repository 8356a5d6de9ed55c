import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingIn } from '../../testing/database/database.ts'
import { type Account, openWorld, type World } from '../../testing/world.ts'

let world: World
let account: Account
const ids: Record<string, string> = {}
const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name)

const send = async (method: string, path: string, body: object | undefined, headers: Record<string, string> = {}) => {
  const response = await account.admin.send(method, filled(path), {
    ...(body ? { body: filled(JSON.stringify(body)) } : {}),
    headers,
  })
  const reply = (await response.json()) as Record<string, string>
  if (!response.ok) throw new Error(`${method} ${filled(path)} answered ${JSON.stringify(reply)}`)
  return { status: response.status, change: response.headers.get('x-change'), reply }
}

/** How each resource is created and updated, in an order in which each needs only earlier ones. */
const kinds: [name: string, made: string, written: string, body: object][] = [
  ['company', '/contacts', '/contacts/{company}', { contact: { type: 'company', name: 'Harbour Works' } }],
  [
    'contact',
    '/contacts',
    '/contacts/{contact}',
    {
      contact: {
        ...{ type: 'person', name: 'Ada', 'last-name': 'Byron', title: 'Head', 'background-info': 'Met.', 'company-id': '{company}' },
        ...{ visibility: 'selected-people', 'allowed-users': ['{admin}'] },
      },
    },
  ],
  ['dealCategory', '/x/deals/categories', '/x/deals/categories/{dealCategory}', { category: { name: 'Fares' } }],
  [
    'deal',
    '/deals',
    '/deals/{deal}',
    {
      case: {
        ...{ name: 'Ferries', 'deal-status': 'won', 'deal-with': '{company}', currency: 'EUR', price: '10.50', 'price-type': 'hour' },
        ...{ duration: '2', 'deal-category-id': '{dealCategory}', 'deal-responsible-id': '{admin}', 'involved-people': ['{contact}'] },
      },
    },
  ],
  [
    'case',
    '/cases',
    '/cases/{case}',
    {
      case: {
        ...{ name: 'Refund', 'case-status': 'closed', 'case-responsible-id': '{admin}', 'background-info': 'Paid twice.' },
        'involved-people': ['{contact}'],
      },
    },
  ],
  ['note', '/contacts/{contact}/notes', '/notes/{note}', { note: { body: 'Rang.', date: '2026-11-01 10:00:00' } }],
  ['comment', '/notes/{note}/comments', '/comments/{comment}', { comment: { body: 'Good.', 'is-private': '0' } }],
  ['workgroup', '/workgroups', '/workgroups/{workgroup}', { group: { name: 'Build', users: ['{admin}'] } }],
  ['project', '/projects', '/projects/{project}', { project: { name: 'Signage', 'contact-id': '{company}', status: 'active' } }],
  ['category', '/projects/{project}/categories', '/categories/{category}', { category: { name: 'Drafts', type: 'message' } }],
  [
    'milestone',
    '/projects/{project}/milestones',
    '/milestones/{milestone}',
    { milestone: { title: 'Launch', deadline: '2026-12-01', 'responsible-id': '{admin}' } },
  ],
  [
    'message',
    '/projects/{project}/messages',
    '/messages/{message}',
    {
      message: {
        ...{ title: 'Plan', body: '<p>Look &amp; <b>see</b></p>', 'category-id': '{category}', 'milestone-id': '{milestone}' },
        ...{ pinned: '1', 'is-private': '1', subscribers: ['{mia}'] },
      },
    },
  ],
  ['writeboard', '/x/projects/{project}/writeboards', '/x/writeboards/{writeboard}', { writeboard: { title: 'Tone', body: 'One' } }],
  [
    'taskList',
    '/x/projects/{project}/taskLists',
    '/x/taskLists/{taskList}',
    { 'task-list': { name: 'Build', 'milestone-id': '{milestone}' } },
  ],
  [
    'task',
    '/taskLists/{taskList}/tasks',
    '/tasks/{task}',
    {
      task: {
        ...{ subject: 'Paint', 'due-date': '2026-12-01', responsibles: ['{admin}'], 'start-date': '2026-11-20', priority: 'high' },
        'estimated-time': '2.5',
      },
    },
  ],
  ['eventCategory', '/x/events/categories', '/x/events/categories/{eventCategory}', { category: { name: 'Fairs' } }],
]
/** Fields that exist only on creation. */
const fixed: Record<string, string> = { category: 'type' }

beforeAll(async () => {
  world = await openWorld()
  account = await world.account()
  ids.admin = account.admin.id
  ids.mia = (await account.member()).id
  for (const [name, path, , body] of kinds) {
    const { reply } = await send('POST', path, body)
    ids[name] = Object.values(reply)[0] as string
  }
  await send('POST', '/contacts/{contact}/tags', { tags: 'vip' })
  await send('POST', '/taskLists/{taskList}/tasks', { task: { subject: 'Second' } })
})
afterAll(() => world.end())

/** Sends the current values a minute later. Nothing is written. */
const changesNothing = async (method: string, path: string, body?: object, status = 200) => {
  const before = await everythingIn(world.store)
  world.pass(60)
  const answer = await send(method, path, body)
  expect([answer.status, answer.change]).toEqual([status, null])
  expect(await everythingIn(world.store)).toBe(before)
}

describe('a write without changes adds no change', () => {
  it.each(kinds)('of a %s', async (name, _, path, body) => {
    const [root, fields] = Object.entries(body)[0] as [string, Record<string, unknown>]
    const same = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== fixed[name]))
    await changesNothing('PUT', path, { [root]: same })
    await changesNothing('PUT', path, { [root]: {} })
  })

  it.each<[string, string, object | undefined, number]>([
    ['POST', '/contacts/{contact}/tags', { tags: 'VIP, vip' }, 201],
    ['POST', '/taskLists/{taskList}/tasks/reorder', { tasks: ['{task}'] }, 200],
    ['POST', '/projects/{project}/reorderTasks', { tasks: ['{task}'] }, 200],
    ['PUT', '/tasks/{task}', { task: { position: '1' } }, 200],
    ['PUT', '/tasks/{task}/notstarted', undefined, 200],
    ['PUT', '/x/me', { me: { name: 'Admin 1' } }, 200],
    ['PUT', '/x/users/{mia}', { user: { role: 'member', active: '1' } }, 200],
    ['PUT', '/x/projects/{project}/companies', { companies: [] }, 200],
  ])('%s %s', async (method, path, body, status) => {
    await changesNothing(method, path, body, status)
  })

  it('for the currency of the account', async () => {
    expect((await send('PUT', '/x/me', { me: { account: { currency: 'NOK' } } })).change).toBeNull()
  })

  it('for a repeat with the same key', async () => {
    const headers = { 'idempotency-key': 'same tags' }
    for (const _ of [1, 2]) {
      const { status, change } = await send('POST', '/contacts/{contact}/tags', { tags: 'vip' }, headers)
      expect([status, change]).toEqual([201, null])
    }
  })
})
