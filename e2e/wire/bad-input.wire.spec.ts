import { expect } from '@playwright/test'
import { accepted, refused, textAt } from '../fixtures/answers.ts'
import type { Caller, Json } from '../fixtures/client.ts'
import {
  makeCase,
  makeComment,
  makeCompany,
  makeContact,
  makeDeal,
  makeDealCategory,
  makeNote,
  makeWorkgroup,
  upload,
} from '../fixtures/records.ts'
import { test as base } from '../fixtures/test.ts'
import { newWorkspace } from '../fixtures/workspace.ts'
import { badValues, type Ids, type Referred } from './bad-values.ts'
import { type Target, targets } from './fields.ts'
import { projectTargets } from './project-fields.ts'
import { projectWorld } from './project-world.ts'
import { fill, type Scene } from './scene.ts'

interface World {
  admin: Caller
  scene: Scene
  ids: Record<Referred, Ids>
}

/** One workspace for them all: what is refused changes nothing. */
const test = base.extend<object, { world: World }>({
  world: [
    async ({ service }, use) => {
      const { admin, member, client } = await newWorkspace(service)
      const other = (await newWorkspace(service)).admin
      const [mia, gus] = [await member('Mia'), await member('Gus')]
      const contact = await makeContact(admin)
      const note = await makeNote(admin, contact)
      const customers = { deal: await makeDeal(admin), case: await makeCase(admin), dealCategory: await makeDealCategory(admin, 'Mine') }
      const others = { comment: await makeComment(admin, note), workgroup: await makeWorkgroup(admin, 'Mine'), user: gus.id }
      const eventCategory = textAt(accepted(await admin.post('/x/events/categories', { category: { name: 'Mine' } }), 201), 'category-id')
      const projects = await projectWorld(admin, other, await client())
      const scene = { ...projects.scene, contact, note, eventCategory, ...customers, ...others }
      const kinds = { foreign: '', wrongKind: note }
      const ids = {
        ...projects.ids,
        company: {
          right: await makeCompany(admin, 'Harbour Works'),
          foreign: await makeCompany(other, 'Elsewhere'),
          wrongKind: contact,
          hidden: await makeCompany(mia, 'Secret Works', { visibility: 'only-me' }),
        },
        contact: {
          ...kinds,
          right: await makeContact(admin),
          foreign: await makeContact(other),
          hidden: await makeContact(mia, { visibility: 'only-me' }),
        },
        'deal category': { ...kinds, right: await makeDealCategory(admin, 'New'), foreign: await makeDealCategory(other, 'New') },
        colleague: { ...kinds, right: mia.id, foreign: other.id, hidden: (await client()).id },
        user: { ...kinds, right: mia.id, foreign: other.id },
        workgroup: { ...kinds, right: await makeWorkgroup(admin, 'Build'), foreign: await makeWorkgroup(other, 'Build') },
        file: { ...kinds, right: await upload(admin), foreign: await upload(other), hidden: await upload(mia) },
      }
      await use({ admin, scene, ids })
    },
    { scope: 'worker' },
  ],
})

type Tree = { [key: string]: Json }

/** The sound body with one value at a dotted place. */
const bodyWith = ({ sound, beside }: Target, place: string, value: Json): Tree => {
  const body = structuredClone(sound)
  const [root = '', ...steps] = place.split('.')
  if (beside?.[place]) Object.assign(body[root] as Tree, beside[place])
  const last = steps.pop()
  const parent = steps.reduce((tree, step) => tree[step] as Tree, (last === undefined ? body : body[root]) as Tree)
  parent[last ?? root] = value
  return body
}
const say = (by: Caller, { method, path }: Target, body: Json, scene: Scene) =>
  by.send(method, fill(path, scene), fill(JSON.stringify(body), scene), { 'content-type': 'application/json' })

for (const target of [...targets, ...projectTargets]) {
  const name = `${target.method} ${target.path}`

  for (const [place, kind] of Object.entries(target.fields))
    test(`${name}: what ${place} (${kind}) may not be`, async ({ world, database }) => {
      const before = await database.fingerprint()
      for (const [what, value] of badValues(kind, world.ids)) {
        const answer = await say(world.admin, target, bodyWith(target, place, value), world.scene)
        await test.step(what, () => refused(answer, 422, place))
        expect(`${what}: ${await database.fingerprint()}`).toBe(`${what}: ${before}`)
      }
    })

  const objects = [...new Set(Object.keys(target.fields).map((place) => place.split('.').slice(0, -1).join('.')))].filter(Boolean)
  test(`${name}: a key that is not known`, async ({ world, database }) => {
    const before = await database.fingerprint()
    for (const place of ['', ...objects]) {
      for (const key of ['colour', 'Name', 'created-at', 'author', 'lastName']) {
        const at = place ? `${place}.${key}` : key
        refused(await say(world.admin, target, bodyWith(target, at, 'red'), world.scene), 422, at)
      }
    }
    expect(await database.fingerprint()).toBe(before)
  })

  test(`${name}: without the fault it is accepted`, async ({ world }) => {
    accepted(await say(world.admin, target, target.sound, world.scene), target.method === 'POST' ? 201 : 200)
  })
}

test('a minus is nothing on a create, even before an id that is right', async ({ world, database }) => {
  const { admin, ids } = world
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

test('one and the same 422 for an id that is unknown, foreign, of another kind or hidden', async ({ world }) => {
  const { admin, ids } = world
  const employ = async (id: string) =>
    refused(await admin.post('/contacts', { contact: { type: 'person', name: 'A', 'company-id': id } }), 422).body
  const attach = async (id: string) =>
    refused(await admin.post('/contacts', { contact: { type: 'person', name: 'A', attachment: [id] } }), 422).body
  for (const id of [ids.company.foreign, ids.company.hidden ?? '', ids.company.wrongKind, ids.file.right])
    expect(await employ(id)).toEqual(await employ('999999999'))
  for (const id of [ids.file.foreign, ids.file.hidden ?? '', ids.company.right]) expect(await attach(id)).toEqual(await attach('999999999'))
})
