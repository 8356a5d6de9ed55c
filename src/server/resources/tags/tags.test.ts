import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { addTags, listContactTags, listTags } from '../../../contract/contacts/tags.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const contact = async (by: Person, visibility: 'public' | 'only-me') =>
  (await by.call(createContact, { body: { contact: { type: 'person', name: 'Mira', visibility } } })).reply.contactId
const tag = (by: Person, contactId: string, tags: string) => by.call(addTags, { params: { contactId }, body: { tags } })
const tagsOf = async (by: Person, contactId: string) =>
  (await by.call(listContactTags, { params: { contactId } })).reply.tags.map(([name]) => name)

it('a tag is spelled as on visible contacts, and reveals nothing of hidden ones', async () => {
  const account = await world.account()
  const [ana, ben] = [await account.member(), await account.member()]
  await tag(ana, await contact(ana, 'only-me'), 'Project FALCON')
  const first = await contact(ben, 'public')
  await tag(ben, first, 'project falcon')
  expect(await tagsOf(ben, first)).toEqual(['project falcon'])
  const second = await contact(ben, 'public')
  await tag(ben, second, 'PROJECT falcon, new,NEW ,  ')
  expect(await tagsOf(ben, second)).toEqual(['project falcon', 'new'])
  expect((await ben.call(listTags)).reply.tags).toEqual([
    ['new', 1],
    ['project falcon', 2],
  ])
})
