import * as wire from '../../contract/contacts/contacts.ts'
import type { Actor } from '../actor.ts'
import { refuse, unacceptable } from '../errors.ts'
import { changeAttachments } from '../files/attachments.ts'
import type { Route } from '../http/call.ts'
import { anybody, onRead, onWrite } from '../http/on.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { changeNested } from '../id-list.ts'
import { replaceContact } from '../involved/replace-contact.ts'
import { leaveProjects } from '../projects/contact-in-projects.ts'
import { deleteRow, describe } from '../resources/find.ts'
import { removeEverythingOn } from '../resources/remove-everything-on.ts'
import type { WriteTx } from '../store/store.ts'
import type { ContactRow } from '../store/tables.ts'
import { changeAcl } from '../visibility/acl.ts'
import { companyOf } from './company-of.ts'
import { employeesOf, isOwnCompany, refuseClients } from './company-people.ts'
import { contactDatum, importantDate, postalAddress } from './contact-parts.ts'
import { findContactRow, ownColumns, readContact } from './find/find-contacts.ts'
import { listViewed, noteViewed } from './find/recently-viewed.ts'
import { searchContacts } from './find/search-contacts.ts'
import { mergeContacts, previewMerge } from './merge-contacts.ts'

const fields = { root: 'contact', group: 'group-id' } as const

/** Returns the nested lists of a new or changed contact. */
const changeParts = async (tx: WriteTx, actor: Actor, before: ContactRow | undefined, change: wire.ContactChange | wire.NewContact) => {
  const nested = async <T extends { id: string }>(
    json: string | undefined,
    changes: object[] | undefined,
    field: string,
    make: Parameters<typeof changeNested<T>>[3],
  ) => {
    const entries = json === undefined ? undefined : (JSON.parse(json) as T[])
    return JSON.stringify(await changeNested<T>(entries, changes as Parameters<typeof changeNested<T>>[1], `contact.${field}`, make))
  }
  const attachment = await changeAttachments(tx, actor, before?.attachment, change.attachment, 'contact.attachment')
  return {
    contactData: await nested<wire.ContactDatum>(before?.contactData, change.contactData, 'contact-data', contactDatum(tx)),
    importantDates: await nested<wire.ImportantDate>(before?.importantDates, change.importantDates, 'important-dates', importantDate(tx)),
    addresses: await nested<wire.Address>(before?.addresses, change.addresses, 'addresses', postalAddress(tx)),
    attachment,
  }
}

const createContact = async (tx: WriteTx, actor: Actor, asked: wire.NewContact): Promise<ContactRow> => {
  if (asked.type === 'company') refusePersonFields(asked)
  const acl = await changeAcl(tx, actor, asked, fields)
  const parts = await changeParts(tx, actor, undefined, asked)
  const companyId = await companyOf(tx, actor, asked, acl, null)
  const named = { type: asked.type, name: asked.name, lastName: asked.lastName ?? '', title: asked.title ?? '' }
  const row = await tx.insert(actor, 'contacts', {
    ...named,
    ...acl,
    ...parts,
    companyId,
    backgroundInfo: asked.backgroundInfo ?? '',
    tags: '[]',
  })
  describe(tx, 'created', 'contacts', row)
  return row
}

const updateContact = async (tx: WriteTx, actor: Actor, id: string, change: wire.ContactChange) => {
  const row = ownColumns(await findContactRow(tx, actor, id))
  if (change.type && change.type !== row.type) throw unacceptable('contact.type', 'fixed', 'The type of a contact cannot be changed.')
  if (row.type === 'company') refusePersonFields(change)
  const acl = await changeAcl(tx, actor, change, fields, row)
  const parts = await changeParts(tx, actor, row, change)
  const companyId = await companyOf(tx, actor, change, acl, row.companyId)
  const named = {
    type: row.type,
    name: change.name ?? row.name,
    lastName: change.lastName ?? row.lastName,
    title: change.title ?? row.title,
  }
  const next = await tx.update('contacts', row, {
    ...named,
    ...acl,
    ...parts,
    companyId,
    backgroundInfo: change.backgroundInfo ?? row.backgroundInfo,
  })
  describe(tx, 'updated', 'contacts', next)
}

/** Deletes a contact with its notes and tasks. Its people, deals and cases stay without it. */
const deleteContact = (tx: WriteTx, actor: Actor, id: string) =>
  deleteRow(tx, actor, 'contacts', id, async (row) => {
    if (await isOwnCompany(tx, actor, id)) throw refuse(409, 'own-company', 'You can’t delete the workspace’s own company.')
    await refuseClients(tx, row)
    await leaveProjects(tx, actor, id)
    await removeEverythingOn(tx, actor, 'contacts', id)
    await replaceContact(tx, actor, id, null)
    await tx.updateMany('contacts', await employeesOf(tx, actor, id), () => ({ companyId: null }))
  })

const refusePersonFields = (asked: wire.ContactChange | wire.NewContact) => {
  const wrong = (
    [
      ['lastName', 'last-name'],
      ['companyId', 'company-id'],
      ['companyName', 'company-name'],
    ] as const
  ).find(([key]) => asked[key])
  if (wrong) throw unacceptable(`contact.${wrong[1]}`, 'person-only', 'Only a person has this field.')
}

export const contactRoutes: Route[] = [
  onPage(wire.listContacts, ({ tx, actor, query, page }) => searchContacts(tx, actor, query, page)),
  onPage(wire.listRecentlyViewed, ({ tx, actor, page }) => listViewed(tx, actor, page), { waitFor: /^viewed/ }),
  onOne(wire.getContact, 'contact', readContact, {
    after: ({ deps, actor, params, query }) => {
      if (query.xView !== false) noteViewed(deps, actor, params.id)
    },
  }),
  onCreate(wire.createContact, 'contact', 'contactId', createContact),
  onWrite(wire.mergeContacts, async ({ tx, actor, query }) => ({ contact: await mergeContacts(tx, actor, query) }), { may: anybody }),
  onRead(wire.previewMerge, async ({ tx, actor, query }) => ({ contact: await previewMerge(tx, actor, query) })),
  onUpdate(wire.updateContact, 'contacts', 'contact', updateContact),
  onDelete(wire.deleteContact, 'contacts', deleteContact),
]
