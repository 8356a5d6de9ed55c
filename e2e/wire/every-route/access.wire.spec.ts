import { expect } from '@playwright/test'
import { accepted, listAt } from '../../fixtures/answers.ts'
import { type Cast, newCast } from '../../fixtures/cast.ts'
import type { Caller } from '../../fixtures/client.ts'
import { makeCompany, makeContact, upload } from '../../fixtures/records.ts'
import { test as base } from '../../fixtures/test.ts'
import { type Route, routes } from './routes.ts'
import { fill, type Scene, setScene } from './scene.ts'

/** The requests are about records of their own, so that all tests can share one cast. */
const test = base.extend<object, { shared: Cast }>({
  shared: [async ({ service }, use) => use(await newCast(service)), { scope: 'worker', timeout: 60_000 }],
})

const records = [
  ...['contacts/{contact}', 'contacts/{looser}', 'deals/{deal}', 'cases/{case}'],
  ...['notes/{note}', 'tasks/{task}', 'comments/{comment}', 'files/{file}'],
]
/** Writes that link to a record of the user's own, which nobody else sees. */
const links: Route[] = [
  { method: 'PUT', path: '/contacts/merge?looser_id={contact}&winner_id={own}', rule: 'who sees it' },
  { method: 'PUT', path: '/contacts/merge?looser_id={own}&winner_id={contact}', rule: 'who sees it' },
  { method: 'PUT', path: '/contacts/{contact}', rule: 'who sees it', body: { contact: { 'company-id': '{ownCompany}' } } },
  { method: 'PUT', path: '/contacts/{contact}', rule: 'who sees it', body: { contact: { attachment: ['{ownFile}', '-{file}'] } } },
  { method: 'PUT', path: '/deals/{deal}', rule: 'who sees it', body: { case: { 'deal-with': '{own}', 'involved-people': ['{own}'] } } },
  { method: 'PUT', path: '/cases/{case}', rule: 'who sees it', body: { case: { 'involved-people': ['{own}', '-{contact}'] } } },
  { method: 'PUT', path: '/comments/{comment}', rule: 'who sees it', body: { comment: { attachments: ['{ownFile}'] } } },
]
const writes = [
  ...routes.filter(({ method, path }) => method !== 'GET' && /\{(contact|looser|deal|case|note|task|comment|file)\}/.test(path)),
  ...links,
]

/** The records that each of these people can read. */
const seenBy = async (people: Caller[], scene: Scene) => {
  const seen: string[] = []
  for (const [n, by] of people.entries())
    for (const record of records) if ((await by.get(fill(`/${record}`, scene))).status === 200) seen.push(`${n} ${record}`)
  return seen
}

for (const route of writes) {
  const asks = route.body === undefined ? '' : ` ${JSON.stringify(route.body)}`
  test(`${route.method} ${route.path}${asks} by a member takes no record from others, or administrators restore it`, async ({
    shared: cast,
  }) => {
    test.setTimeout(60_000)
    const { member, admin, creator, groupMember } = cast
    const [own, ownCompany] = [
      await makeContact(member, { visibility: 'only-me' }),
      await makeCompany(member, 'Own', { visibility: 'only-me' }),
    ]
    const ownFile = await upload(member)
    const scene = { ...(await setScene(cast, 'public')), own, ownCompany, ownFile }
    const others = [creator, admin, groupMember]
    const before = await seenBy(others, scene)
    const body = route.body === undefined ? null : fill(JSON.stringify(route.body), scene)
    const asJson = { 'content-type': 'application/json' }
    const answer = await (body === null
      ? member.send(route.method, fill(route.path, scene))
      : member.send(route.method, fill(route.path, scene), body, asJson))
    const after = await seenBy(others, scene)
    const change = answer.headers['x-change']
    if (before.every((one) => after.includes(one))) return
    // What is gone was deleted for everybody, and administrators see by whom.
    const lost = before.filter((one) => !after.includes(one)).map((one) => one.slice(2))
    for (const record of lost) expect((await member.get(fill(`/${record}`, scene))).status).toBe(404)
    const [deletion] = listAt(accepted(await admin.get(`/x/changes?author=${member.id}`)), 'changes')
    expect([deletion?.id, String(deletion?.action)]).toEqual([change, expect.stringMatching(/ (deleted|merged|updated)$/)])
    accepted(await admin.post(`/x/changes/${change}/undo`))
    expect(await seenBy(others, scene)).toEqual(before)
  })
}
