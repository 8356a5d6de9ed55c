import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact, mergeContacts, updateContact } from '../../../contract/contacts/contacts.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { createWorkgroup } from '../../../contract/workgroups.ts'
import { statementsOf } from '../../testing/database/statements.ts'
import { type Account, openWorld, type World } from '../../testing/world.ts'
import type { Actor } from '../actor.ts'
import type { Acl } from '../store/common-columns.ts'
import { intersectAcl, membersOf } from './intersect-acl.ts'
import { viewersOf } from './visibility.ts'

let world: World
let account: Account
let people: string[]
const groups = new Map<string, string[]>()
beforeAll(async () => {
  world = await openWorld()
  account = await world.account()
  const others = await Promise.all([1, 2, 3].map(() => account.member()))
  people = [account.admin, ...others].map(({ id }) => id)
  for (const [n, members] of [[], [0], [1, 2], [0, 2, 3]].entries()) {
    const users = members.map((at) => people[at] ?? '')
    const { workgroupId } = (await account.admin.call(createWorkgroup, { body: { group: { name: `Group ${n}`, users } } })).reply
    groups.set(workgroupId, users)
  }
})
afterAll(() => world.end())

const at = <T>(list: T[], n: number) => list[n % list.length] as T
const anyAcl = fc.record({
  author: fc.nat(3),
  visibility: fc.constantFrom<Acl['visibility']>('public', 'only-me', 'group', 'selected-people'),
  group: fc.nat(3),
  allowed: fc.uniqueArray(fc.nat(3)),
})
const told = ({ author, visibility, group, allowed }: typeof anyAcl extends fc.Arbitrary<infer T> ? T : never) => ({
  authorId: at(people, author),
  visibility,
  groupId: visibility === 'group' ? at([...groups.keys()], group) : null,
  allowedUsers: visibility === 'selected-people' ? allowed.map((n) => at(people, n)) : [],
})
const seeing = (acl: Acl & { authorId: string }) => {
  const viewers = viewersOf(acl, (id) => groups.get(id) ?? [])
  return viewers === 'everyone' ? new Set([...people, 'whoever comes later']) : viewers
}

it('reads group members once for all notes of a merged contact', async () => {
  const { admin } = account
  const contact = async () => (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })).reply.contactId
  const [winnerId, looserId] = [await contact(), await contact()]
  for (const body of ['One.', 'Two.', 'Three.'])
    await admin.call(contactNotes.create, { params: { ownerId: looserId }, body: { note: { body } } })
  const [groupId] = groups.keys()
  await admin.call(updateContact, { params: { id: looserId }, body: { contact: { visibility: 'group', ...(groupId ? { groupId } : {}) } } })
  const merge = async () =>
    expect((await admin.call(mergeContacts, { query: { looser_id: looserId, winner_id: winnerId } })).status).toBe(200)
  const asked = await statementsOf(world.store, merge)
  const reads = asked.filter(({ parts }) => parts.includes('select * from ') && parts.includes('"workgroupUsers"'))
  expect(reads).toHaveLength(1)
})

describe('the intersection of two visibilities', () => {
  it('is visible to exactly those who saw both, and undefined if the author did not', async () => {
    await fc.assert(
      fc.asyncProperty(anyAcl, anyAcl, async (first, second) => {
        const [own, other] = [told(first), told(second)]
        const actor = { accountId: account.id } as Actor
        const acl = await world.store.read(async (tx) => intersectAcl(await membersOf(tx, actor), own, other))
        const both = seeing(own).intersection(seeing(other))
        expect(acl === undefined).toBe(!seeing(other).has(own.authorId))
        if (acl) expect(seeing({ ...acl, authorId: own.authorId })).toEqual(both)
      }),
      { numRuns: 1000 },
    )
  })
})
