import { acl, ids, links, numbers, type TableShape, texts } from './columns.ts'

/** The tables derived from journaled rows. */
export const lookupTables = {
  /** Sorted by name, so matches need no sorting. */
  contactTags: { columns: [ids('accountId contactId'), texts('tagKey sortKey')], key: 'accountId tagKey sortKey contactId', keyOnly: true },
  contactGrams: { columns: [ids('accountId contactId'), texts('gram sortKey')], key: 'accountId gram sortKey contactId', keyOnly: true },
  contactEmails: {
    columns: [ids('accountId contactId'), texts('email domain')],
    key: 'accountId email contactId',
    indexes: ['domain contactId', 'contactId'],
  },
  /** The digits of phone numbers, also reversed, so numbers are found by their end. */
  contactPhones: {
    columns: [ids('accountId contactId'), texts('digits reversed')],
    key: 'accountId digits contactId',
    indexes: ['reversed contactId', 'contactId'],
  },
  /** The days of dates that come every year, `MM-DD`. */
  contactDates: {
    columns: [ids('accountId contactId'), texts('monthDay')],
    key: 'accountId monthDay contactId',
    keyOnly: true,
  },
  workgroupUsers: { columns: [ids('accountId userId workgroupId')], key: 'accountId userId workgroupId', indexes: ['workgroupId'] },
  fileUses: {
    columns: [ids('accountId fileId ownerId'), texts('ownerKind')],
    key: 'accountId fileId ownerKind ownerId',
    indexes: ['ownerKind ownerId'],
  },
  /** The names of contacts, with their visibility. */
  contactNames: {
    columns: [acl, ids('accountId contactId authorId'), texts('type name lastName')],
    key: 'accountId contactId',
    keyOnly: true,
  },
  /** The contacts that a deal or case is with or about. */
  involvedContacts: {
    columns: [ids('accountId contactId ownerId'), texts('ownerKind')],
    key: 'accountId contactId ownerKind ownerId',
    indexes: ['ownerKind ownerId contactId'],
  },
  projectCompanies: { columns: [ids('accountId projectId companyId')], key: 'accountId companyId projectId', indexes: ['projectId'] },
  /** With `completedAt`, so the open tasks of a user are one range of the index. */
  taskResponsibles: {
    columns: [ids('accountId userId taskId'), texts('completedAt')],
    key: 'accountId userId completedAt taskId',
    keyOnly: true,
  },
  /** The normalized name of every other record, and its grams of three characters. */
  searchTexts: {
    columns: [ids('accountId rowId'), texts('resource text')],
    key: 'accountId resource rowId',
    keyOnly: true,
    indexes: ['resource text rowId'],
  },
  searchGrams: { columns: [ids('accountId rowId'), texts('resource gram')], key: 'accountId resource gram rowId', keyOnly: true },
  /** Contacts sorted by name, with the columns that filters compare (`term` searches `searchName`, `title` compares `titleKey`) and their visibility. */
  listedContacts: {
    columns: [acl, ids('accountId contactId authorId'), links('companyId'), texts('sortKey type updatedAt searchName titleKey')],
    key: 'accountId sortKey contactId',
    keyOnly: true,
    indexes: ['updatedAt contactId', 'companyId sortKey contactId', 'titleKey sortKey contactId', 'type sortKey contactId'],
  },
  /** The number of contacts, or of contacts with a tag, with the same audience. Columns that do not matter are `0` or `[]`. */
  contactCounts: {
    columns: [ids('accountId authorId groupId'), texts('type visibility allowedUsers'), numbers('used')],
    key: 'accountId type visibility authorId groupId allowedUsers',
    keyOnly: true,
  },
  tagCounts: {
    columns: [ids('accountId authorId groupId'), texts('tagKey tag visibility allowedUsers'), numbers('used')],
    key: 'accountId tagKey tag visibility authorId groupId allowedUsers',
    keyOnly: true,
  },
} satisfies Record<string, TableShape>
