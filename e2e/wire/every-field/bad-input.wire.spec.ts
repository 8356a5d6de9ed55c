import { expect } from '@playwright/test'
import { refused } from '../../fixtures/answers.ts'
import type { Json } from '../../fixtures/client.ts'
import { badValues } from './bad-values.ts'
import { bodyWith, everyTarget, say, test } from './bad-world.ts'

for (const target of everyTarget) {
  const name = `${target.method} ${target.path}`

  for (const [place, kind] of Object.entries(target.fields))
    test(`${name}: rejects bad input (${kind}) in ${place}`, async ({ world, database }) => {
      test.setTimeout(90_000)
      const before = await database.fingerprint()
      for (const [what, value] of badValues(kind, world.ids)) {
        const answer = await say(world.people.admin, target, bodyWith(target, place, value), world.scene)
        await test.step(what, () => refused(answer, 422, place))
        expect(`${what}: ${await database.fingerprint()}`).toBe(`${what}: ${before}`)
      }
    })

  const objects = [...new Set(Object.keys(target.fields).map((place) => place.split('.').slice(0, -1).join('.')))].filter(Boolean)
  test(`${name}: rejects an unknown key`, async ({ world, database }) => {
    const before = await database.fingerprint()
    for (const place of ['', ...objects]) {
      for (const key of ['colour', 'Name', 'created-at', 'author', 'lastName']) {
        const at = place ? `${place}.${key}` : key
        refused(await say(world.people.admin, target, bodyWith(target, at, 'red'), world.scene), 422, at)
      }
    }
    expect(await database.fingerprint()).toBe(before)
  })

  test(`${name}: accepts the valid body`, async ({ world }) => {
    const { status } = await say(world.people.admin, target, target.sound, world.scene)
    expect(status).toBe(target.answers ?? (target.method === 'POST' ? 201 : 200))
  })
}

test('rejects a minus before any id in a create', async ({ world, database }) => {
  const { ids } = world
  const { admin } = world.people
  const before = await database.fingerprint()
  const phone = { id: '-1', 'entity-type': 'phone', 'entity-value': '1' }
  const creates: [path: string, body: Json, field: string][] = [
    ['/contacts', { contact: { type: 'person', name: 'A', attachment: [`-${ids.file.right}`] } }, 'contact.attachment'],
    ['/contacts', { contact: { type: 'person', name: 'A', 'contact-data': [phone] } }, 'contact.contact-data'],
    ['/contacts', { contact: { type: 'person', name: 'A', addresses: [{ id: '1' }] } }, 'contact.addresses'],
    ['/workgroups', { group: { name: 'A', users: [`-${ids.user.right}`] } }, 'group.users'],
    ['/deals', { case: { name: 'A', 'involved-people': [`-${ids.contact.right}`] } }, 'case.involved-people'],
    [
      `/projects/${world.scene.project}/messages`,
      { message: { title: 'A', subscribers: [`-${ids.participant.right}`] } },
      'message.subscribers',
    ],
    ['/cases', { case: { name: 'A', attachment: [`-${ids.file.right}`] } }, 'case.attachment'],
  ]
  for (const [path, body, field] of creates) refused(await admin.post(path, body), 422, field)
  expect(await database.fingerprint()).toBe(before)
})

test('returns the same 422 for an id that is unknown, foreign, of another resource or hidden', async ({ world }) => {
  const { ids } = world
  const { admin } = world.people
  const employ = async (id: string) =>
    refused(await admin.post('/contacts', { contact: { type: 'person', name: 'A', 'company-id': id } }), 422).body
  const attach = async (id: string) =>
    refused(await admin.post('/contacts', { contact: { type: 'person', name: 'A', attachment: [id] } }), 422).body
  for (const id of [ids.company.foreign, ids.company.hidden ?? '', ids.company.wrongKind, ids.file.right])
    expect(await employ(id)).toEqual(await employ('999999999'))
  for (const id of [ids.file.foreign, ids.file.hidden ?? '', ids.company.right]) expect(await attach(id)).toEqual(await attach('999999999'))
})
