import { acl, ids, links, numbers, type TableShape, texts } from './columns.ts'

/** The tables derived from journaled rows. */
export const lookupTables: Record<string, TableShape> = {
  contactTags: { columns: [ids('accountId contactId'), texts('tagKey sortKey')], key: 'accountId tagKey sortKey contactId', keyOnly: true },
  contactGrams: { columns: [ids('accountId contactId'), texts('gram sortKey')], key: 'accountId gram sortKey contactId', keyOnly: true },
  contactEmails: {
    columns: [ids('accountId contactId'), texts('email domain')],
    key: 'accountId email contactId',
    indexes: ['domain contactId', 'contactId'],
  },
  workgroupUsers: { columns: [ids('accountId userId workgroupId')], key: 'accountId userId workgroupId', indexes: ['workgroupId'] },
  fileUses: {
    columns: [ids('accountId fileId ownerId'), texts('ownerKind')],
    key: 'accountId fileId ownerKind ownerId',
    indexes: ['ownerKind ownerId'],
  },
  contactNames: {
    columns: [acl, ids('accountId contactId authorId'), texts('type name lastName')],
    key: 'accountId contactId',
    keyOnly: true,
  },
  involvedContacts: {
    columns: [ids('accountId contactId ownerId'), texts('ownerKind')],
    key: 'accountId contactId ownerKind ownerId',
    indexes: ['ownerKind ownerId contactId'],
  },
  projectCompanies: { columns: [ids('accountId projectId companyId')], key: 'accountId companyId projectId', indexes: ['projectId'] },
  taskResponsibles: {
    columns: [ids('accountId userId taskId'), texts('completedAt')],
    key: 'accountId userId completedAt taskId',
    keyOnly: true,
  },
  searchTexts: {
    columns: [ids('accountId rowId'), texts('resource text')],
    key: 'accountId resource rowId',
    keyOnly: true,
    indexes: ['resource text rowId'],
  },
  searchGrams: { columns: [ids('accountId rowId'), texts('resource gram')], key: 'accountId resource gram rowId', keyOnly: true },
  listedContacts: {
    columns: [acl, ids('accountId contactId authorId'), links('companyId'), texts('sortKey type updatedAt searchName titleKey')],
    key: 'accountId sortKey contactId',
    keyOnly: true,
    indexes: ['updatedAt contactId', 'companyId sortKey contactId', 'titleKey sortKey contactId', 'type sortKey contactId'],
  },
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
}
