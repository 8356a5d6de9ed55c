import { accepted, listAt, textAt } from '../../fixtures/answers.ts'
import type { Caller, Json } from '../../fixtures/client.ts'
import {
  addTags,
  makeCase,
  makeComment,
  makeCompany,
  makeContact,
  makeDeal,
  makeDealCategory,
  makeFullContact,
  makeNote,
  makeWorkgroup,
  upload,
} from '../../fixtures/records.ts'
import type { Service } from '../../fixtures/service/service.ts'
import { test as base } from '../../fixtures/test.ts'
import { newWorkspace, type Person } from '../../fixtures/workspace.ts'
import { fill, type Scene } from '../every-route/scene.ts'
import type { Ids, Referred } from './bad-values.ts'
import { type Target, targets } from './fields.ts'
import { projectTargets } from './project-fields.ts'
import { projectWorld } from './project-world.ts'
import { taskTargets } from './task-fields.ts'

export interface World {
  /** A user with access to everything, one with access to most, and one with access to the project only. */
  people: Record<'admin' | 'member' | 'client', Person>
  scene: Scene
  ids: Record<Referred, Ids>
  /** In a private message of the project. */
  privateFile: string
}
export const everyTarget = [...targets, ...projectTargets, ...taskTargets]

const persons: Referred[] = ['user', 'colleague', 'participant']
/** Further resources whose ids a field accepts. */
const alsoTaken: Partial<Record<Referred, Referred[]>> = {
  contact: ['company'],
  project: ['template'],
  user: persons,
  colleague: persons,
  participant: persons,
}
const kindInScene: Record<string, Referred> = {
  contact: 'contact',
  company: 'company',
  workgroup: 'workgroup',
  user: 'user',
  member: 'user',
  file: 'file',
  task: 'task',
  milestone: 'milestone',
  dealCategory: 'deal category',
  project: 'project',
  projectCategory: 'category of projects',
  expenseCategory: 'category of expenses',
  category: 'category of messages',
}

/** Returns the workspace's ids of every resource other than the field's. */
const withOtherKinds = (ids: Record<Referred, Ids>, scene: Scene): Record<Referred, Ids> => {
  const taken = (wanted: Referred, kind: Referred | undefined) =>
    kind !== undefined && (kind === wanted || alsoTaken[wanted]?.includes(kind) === true)
  const all = [
    ...Object.entries(ids).map(([kind, { right }]) => ({ kind: kind as Referred, id: right })),
    ...Object.entries(scene).map(([name, id]) => ({ kind: kindInScene[name], id })),
  ].filter(({ id }) => /^\d+$/.test(id))
  const others = (wanted: Referred) => all.filter(({ kind }) => !taken(wanted, kind)).map(({ id }) => id)
  return Object.fromEntries(
    Object.entries(ids).map(([kind, known]) => [kind, { ...known, otherKinds: [...new Set(others(kind as Referred))] }]),
  ) as Record<Referred, Ids>
}

/** Ids of nested entries of one contact, which no other contact can use. */
const nestedIn = async (by: Caller, contact: string) => {
  const found = accepted(await by.get(`/contacts/${contact}`))
  return ['contact-data', 'important-dates', 'addresses'].map((list) => String(listAt(found, `contact.${list}`)[0]?.id))
}

/** A workspace with a record of every resource, and the ids that fields accept or reject. */
const openWorld = async (service: Service): Promise<World> => {
  const { admin, member, client } = await newWorkspace(service)
  const other = (await newWorkspace(service)).admin
  const [mia, gus] = [await member('Mia'), await member('Gus')]
  const contact = await makeContact(admin)
  await addTags(admin, contact, 'vip')
  const note = await makeNote(admin, contact)
  const customers = { deal: await makeDeal(admin), case: await makeCase(admin), dealCategory: await makeDealCategory(admin, 'Mine') }
  const others = { comment: await makeComment(admin, note), workgroup: await makeWorkgroup(admin, 'Mine') }
  const eventCategory = textAt(accepted(await admin.post('/x/events/categories', { category: { name: 'Mine' } }), 201), 'category-id')
  const projects = await projectWorld(admin, other, await client())
  const company = await makeCompany(admin, 'Harbour Works')
  accepted(await admin.put(`/x/projects/${projects.scene.project}/companies`, { companies: [company] }))
  const named = { user: gus.id, member: mia.id, email: admin.email, company, tag: 'vip' }
  const scene = { ...projects.scene, contact, note, eventCategory, ...customers, ...others, ...named }
  const kinds = { foreign: '', wrongKind: note }
  const nested = await nestedIn(admin, await makeFullContact(admin))
  const [entry = '', ...entries] = [...nested, ...(await nestedIn(other, await makeFullContact(other)))]
  const ids = {
    ...projects.ids,
    company: {
      right: await makeCompany(admin, 'Kiln'),
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
    'nested entry': { ...kinds, right: entry, foreign: entries.at(-1) ?? '', hidden: entry, otherKinds: entries },
  }
  const known = withOtherKinds(ids, scene)
  known['nested entry'].otherKinds?.push(...entries)
  const privateFile = await upload(admin)
  accepted(
    await admin.post(`/projects/${projects.scene.project}/messages`, {
      message: { title: 'Ours', 'is-private': '1', attachments: [privateFile] },
    }),
    201,
  )
  return { privateFile, people: { admin, member: gus, client: await client(company) }, scene, ids: known }
}

/** All tests share one workspace, because rejected requests change nothing. */
export const test = base.extend<object, { world: World }>({
  world: [async ({ service }, use) => use(await openWorld(service)), { scope: 'worker', timeout: 180_000 }],
})

type Tree = { [key: string]: Json }

/** Returns the valid body with one value replaced at a dotted path. */
export const bodyWith = ({ sound, beside }: Target, place: string, value: Json): Tree => {
  const body = structuredClone(sound)
  const [root = '', ...steps] = place.split('.')
  if (beside?.[place]) Object.assign(body[root] as Tree, beside[place])
  const last = steps.pop()
  const parent = steps.reduce((tree, step) => tree[step] as Tree, (last === undefined ? body : body[root]) as Tree)
  parent[last ?? root] = value
  return body
}

/** Sends a body to a target, with placeholders replaced by ids. */
export const say = (by: Caller, { method, path }: Target, body: Json, scene: Scene) =>
  by.send(method, fill(path, scene), fill(JSON.stringify(body), scene), { 'content-type': 'application/json' })
