import * as wire from '../../../contract/contacts/contacts.ts'
import { wireName } from '../../../contract/wire/wire.ts'
import type { Actor } from '../../core/actor.ts'
import { refuse, unacceptable } from '../../core/errors.ts'
import type { Route } from '../../core/http/call.ts'
import { anybody, onRead, onWrite } from '../../core/http/on.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../../core/http/on-record.ts'
import { changeNested } from '../../core/id-list.ts'
import { createRow, updateRow } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ContactRow } from '../../core/store/tables.ts'
import { changeAcl, sameAcl } from '../../core/visibility/acl.ts'
import { membersOf } from '../../core/visibility/intersect-acl.ts'
import { refuseLosingMerged } from '../../core/visibility/merged-authors.ts'
import { changeAttachments } from '../files/attachments.ts'
import { replaceContact } from '../involved/replace-contact.ts'
import { replaceInProjects } from '../project-access/contact-in-projects.ts'
import { companyOf } from './company-of.ts'
import { employeesOf, isOwnCompany, refuseClients } from './company-people.ts'
import { type ChangePart, contactDatum, importantDate, postalAddress } from './contact-parts.ts'
import { createEach } from './create-each.ts'
import { listComingDates } from './find/coming-dates.ts'
import { readContact } from './find/find-contacts.ts'
import { listViewed, noteViewed } from './find/recently-viewed.ts'
import { searchContacts } from './find/search-contacts.ts'
import { mergeContacts, previewMerge } from './merge/merge-contacts.ts'

const fields = { root: 'contact', group: 'group-id' } as const

/** Returns the nested lists of a new or changed contact. */
const changeParts = async (tx: WriteTx, actor: Actor, before: ContactRow | undefined, change: wire.ContactChange | wire.NewContact) => {
  const nested = async <T extends { id: string }>(key: 'contactData' | 'importantDates' | 'addresses', make: ChangePart<T>) => {
    const entries = before?.[key] as T[] | undefined
    const withId = async (asked: Record<string, unknown>, old: T | undefined, at: string) =>
      ({ ...make(asked, old, at), id: old?.id ?? (await tx.nextId()) }) as T
    return changeNested(entries, change[key], `contact.${wireName(key)}`, withId)
  }
  const attachment = await changeAttachments(tx, actor, before?.attachment, change.attachment, 'contact.attachment')
  return {
    contactData: await nested('contactData', contactDatum),
    importantDates: await nested('importantDates', importantDate),
    addresses: await nested('addresses', postalAddress),
    attachment,
  }
}

const createContact = async (tx: WriteTx, actor: Actor, asked: wire.NewContact, tags: readonly string[] = []): Promise<ContactRow> => {
  if (asked.type === 'company') refusePersonFields(asked)
  const acl = await changeAcl(tx, actor, asked, fields)
  const parts = await changeParts(tx, actor, undefined, asked)
  const companyId = await companyOf(tx, actor, asked, acl, null)
  return createRow(tx, actor, 'contacts', {
    type: asked.type,
    name: asked.name,
    lastName: asked.lastName ?? '',
    title: asked.title ?? '',
    ...acl,
    ...parts,
    companyId,
    backgroundInfo: asked.backgroundInfo ?? '',
    tags: [...tags],
  })
}

const updateContact = async (tx: WriteTx, actor: Actor, row: ContactRow, change: wire.ContactChange) => {
  if (change.type && change.type !== row.type) throw unacceptable('contact.type', 'fixed', 'The type of a contact cannot be changed.')
  if (row.type === 'company') refusePersonFields(change)
  const acl = await changeAcl(tx, actor, change, fields, row)
  if (!sameAcl(row, acl))
    await refuseLosingMerged(
      tx,
      await membersOf(tx, actor),
      { table: 'contacts', row, field: 'contact.visibility' },
      { ...acl, authorId: row.authorId },
    )
  const parts = await changeParts(tx, actor, row, change)
  const companyId = await companyOf(tx, actor, change, acl, row.companyId)
  const { name, lastName, title, backgroundInfo } = change
  await updateRow(tx, 'contacts', row, { name, lastName, title, ...acl, ...parts, companyId, backgroundInfo })
}

/** Releases what refers to a deleted contact: its people, deals, cases and projects stay without it. */
const releaseContact = async (tx: WriteTx, actor: Actor, row: ContactRow) => {
  if (await isOwnCompany(tx, actor, row.id)) throw refuse(409, 'own-company', 'You can’t delete the workspace’s own company.')
  await refuseClients(tx, row)
  await replaceInProjects(tx, actor, row.id, null)
  await replaceContact(tx, actor, row.id, null)
  await tx.updateMany('contacts', await employeesOf(tx, actor, row.id), () => ({ companyId: null }))
}

const refusePersonFields = (asked: wire.ContactChange | wire.NewContact) => {
  const wrong = (['lastName', 'companyId', 'companyName'] as const).find((key) => asked[key])
  if (wrong) throw unacceptable(`contact.${wireName(wrong)}`, 'person-only', 'Only a person has this field.')
}

export const contactRoutes: Route[] = [
  onPage(wire.listContacts, ({ tx, actor, query, page }) => searchContacts(tx, actor, query, page)),
  onPage(wire.listRecentlyViewed, ({ tx, actor, page }) => listViewed(tx, actor, page), { waitFor: 'viewed' }),
  onOne(wire.getContact, 'contact', readContact, {
    after: ({ deps, actor, params, query }) => {
      if (query.xView !== false) noteViewed(deps, actor, params.id)
    },
  }),
  onCreate(wire.createContact, 'contact', 'contactId', (tx, actor, asked) => createContact(tx, actor, asked)),
  onWrite(wire.createContacts, async ({ tx, actor, body }) => ({ contacts: await createEach(tx, actor, body.contacts, createContact) }), {
    may: anybody,
    action: 'contacts imported',
  }),
  onWrite(wire.mergeContacts, async ({ tx, actor, query }) => ({ contact: await mergeContacts(tx, actor, query) }), { may: anybody }),
  onRead(wire.previewMerge, async ({ tx, actor, query }) => ({ contact: await previewMerge(tx, actor, query) })),
  onRead(wire.listComingDates, ({ tx, actor, query }) => listComingDates(tx, actor, query.until)),
  onUpdate(wire.updateContact, 'contacts', 'contact', updateContact),
  onDelete(wire.deleteContact, 'contacts', releaseContact),
]
