import type { Filling } from '../model/filling.ts'
import type { DemoContact } from '../model/types.ts'
import type { DemoWorkspace } from '../model/workspace.ts'

/** Gives each nested entry of a contact an id. */
const withIds = async (nextId: () => Promise<string>, parts: object[]) => {
  const made: object[] = []
  for (const part of parts) made.push({ id: await nextId(), ...part })
  return made
}

const rowOf = async (contact: DemoContact, companyId: string | null, { tx, filesOf, aclOf }: Filling) => ({
  ...{ type: contact.type, name: contact.name, lastName: contact.lastName ?? '', title: contact.title ?? '' },
  ...aclOf(contact),
  companyId,
  backgroundInfo: contact.backgroundInfo ?? '',
  contactData: await withIds(tx.nextId, contact.contactData),
  importantDates: await withIds(tx.nextId, contact.importantDates),
  addresses: await withIds(tx.nextId, contact.addresses),
  attachment: filesOf(contact.attachments),
  tags: contact.tags,
})

/** Writes the contacts and returns their ids in order. A company may follow its people; the reference is then filled in later. */
export const putContacts = async (story: DemoWorkspace, filling: Filling, progress?: (done: number, all: number) => void) => {
  const { tx, opened, put, person } = filling
  const ids: string[] = []
  const waiting: { id: string; company: number }[] = []
  for (const contact of story.contacts) {
    const company = contact.company === undefined ? null : (ids[contact.company] ?? null)
    const row = await rowOf(contact, company, filling)
    const { id } = await put('contacts', person(contact.author), row, contact.createdAt, contact.updatedAt)
    if (contact.company !== undefined && company === null) waiting.push({ id, company: contact.company })
    if (ids.push(id) % 1000 === 0) progress?.(ids.length, story.contactCount)
  }
  await tx.writeLoaded()
  for (const { id, company } of waiting) {
    const contacts = tx.db.selectFrom('contacts').selectAll().where('accountId', '=', opened.accountId).where('id', '=', id)
    await tx.rewrite('contacts', await contacts.executeTakeFirstOrThrow(), { companyId: ids[company] ?? null })
  }
  return ids
}
