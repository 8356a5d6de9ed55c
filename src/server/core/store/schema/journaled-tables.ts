import type { Address, ContactDatum } from '../../../../contract/contacts/contacts.ts'
import type { ImportantDate } from '../../../../contract/contacts/important-dates.ts'
import { acl, common, idLists, ids, links, listsOf, numbers, type TableShape, texts } from './columns.ts'

/** The journaled tables. */
export const journaledTables = {
  /** The lists of a contact are columns, so it is one row to read, journal and undo. */
  contacts: {
    columns: [
      common,
      acl,
      links('companyId'),
      texts('type name lastName title backgroundInfo'),
      listsOf<ContactDatum>()('contactData'),
      listsOf<ImportantDate>()('importantDates'),
      listsOf<Address>()('addresses'),
      idLists('attachment tags'),
    ],
    indexes: ['companyId', 'groupId'],
  },
  /** `html` is the formatted text of `body`, here, in comments and in revisions; empty if the text is plain. */
  notes: {
    columns: [common, acl, ids('ownerId'), texts('ownerKind body date'), idLists('attachments'), texts('html', "''")],
    indexes: ['ownerKind ownerId id', 'groupId'],
  },
  /** `projectId` is the project of the commented record, `revisionId` the revision of the writeboard that the comment refers to. */
  comments: {
    columns: [
      common,
      ids('resourceId'),
      links('projectId revisionId'),
      texts('resourceKind body'),
      idLists('attachments'),
      numbers('isPrivate'),
      texts('html', "''"),
    ],
    indexes: ['resourceKind resourceId id', 'projectId id', 'revisionId'],
  },
  workgroups: { columns: [common, texts('name'), idLists('users')] },
  /** `weekStart` is empty while nothing was chosen. */
  users: {
    columns: [common, ids('companyId'), texts('name email emailKey role timeZone'), numbers('active'), texts('weekStart', "''")],
    indexes: ['companyId'],
  },
  /** `attachedAt` is when it was last attached or removed, empty for an upload that was never used. `projectId` is the project of the upload. */
  files: {
    columns: [
      common,
      links('projectId categoryId'),
      texts('name contentType attachedAt sortKey'),
      numbers('byteSize'),
      numbers('isPrivate', '0'),
    ],
    indexes: ['projectId id', 'categoryId id'],
  },
  /** `price` and `duration` are decimal text as sent; they and `expectedOn` are empty if unset. The keys of amounts are digits of fixed width, which can be summed. */
  deals: {
    columns: [
      common,
      acl,
      links('dealWith dealCategoryId dealResponsibleId projectId'),
      texts(
        'name dealStatus statusSince currency price priceType duration expectedOn backgroundInfo priceKey sortKey valueKey expectedKey',
      ),
      idLists('attachment involvedPeople'),
    ],
    indexes: [
      'createdAt id',
      'dealStatus createdAt id',
      'valueKey id',
      'dealStatus valueKey id',
      'sortKey id',
      'dealStatus sortKey id',
      'expectedKey id',
      'dealStatus expectedKey id',
      'dealWith createdAt id',
      'dealCategoryId createdAt id',
      'dealResponsibleId createdAt id',
      'projectId createdAt id',
      'groupId',
    ],
  },
  dealCategories: { columns: [common, texts('name')] },
  cases: {
    columns: [
      common,
      acl,
      links('caseResponsibleId'),
      texts('name caseStatus statusSince backgroundInfo sortKey'),
      idLists('attachment involvedPeople'),
    ],
    indexes: [
      'createdAt id',
      'caseStatus createdAt id',
      'updatedAt id',
      'caseStatus updatedAt id',
      'sortKey id',
      'caseStatus sortKey id',
      'caseResponsibleId createdAt id',
      'groupId',
    ],
  },
  /** `companies` are the ids of the companies that take part. */
  projects: {
    columns: [
      common,
      links('categoryId contactId'),
      texts('name overviewPageAnnouncement startPage status sortKey'),
      idLists('companies'),
      texts('clientsMay', "'work'"),
      numbers('noEmailNotifications displayAnnouncement allowHtmlInAnnouncement defaultToPrivate'),
    ],
    indexes: ['sortKey id', 'contactId', 'categoryId'],
  },
  projectCategories: { columns: [common, texts('name')] },
  expenseCategories: { columns: [common, texts('name')] },
  categories: { columns: [common, ids('projectId'), texts('name type')], indexes: ['projectId type'] },
  messages: {
    columns: [
      common,
      ids('projectId'),
      links('categoryId milestoneId'),
      texts('title body editedAt'),
      idLists('subscribers attachments'),
      numbers('isPrivate pinned'),
    ],
    indexes: ['projectId pinned id', 'categoryId pinned id', 'milestoneId'],
  },
  expenses: {
    columns: [common, ids('projectId'), links('categoryId'), texts('date amount notes'), numbers('billable')],
    indexes: ['projectId date id', 'categoryId'],
  },
  milestones: {
    columns: [common, ids('projectId'), links('responsibleId'), texts('title deadline completedAt')],
    indexes: ['projectId deadline id'],
  },
  writeboards: {
    columns: [common, ids('projectId'), links('categoryId'), texts('title'), numbers('revision'), numbers('isPrivate', '0')],
    indexes: ['projectId id', 'categoryId'],
  },
  writeboardRevisions: {
    columns: [common, ids('writeboardId'), texts('body'), numbers('number'), texts('html', "''")],
    indexes: ['writeboardId number'],
  },
  links: {
    columns: [common, ids('projectId'), links('categoryId'), texts('title url'), numbers('isPrivate', '0')],
    indexes: ['projectId id', 'categoryId'],
  },
  taskLists: {
    columns: [common, ids('projectId'), links('milestoneId'), texts('name rank')],
    indexes: ['projectId rank id', 'milestoneId'],
  },
  /**
   * Its owner is a list, the inbox of a project, a customer record, or for personal tasks the author. `projectId` is that of the list or inbox.
   * `completedAt` is empty while it is open, a date is a day or a time, empty if there is none, and `rank` its position among the open tasks.
   */
  tasks: {
    columns: [
      common,
      ids('ownerId'),
      links('projectId'),
      texts('ownerKind subject state completedAt dueDate startDate priority estimatedTime rank'),
      idLists('responsibles attachments'),
      numbers('isPrivate', '0'),
    ],
    indexes: ['ownerKind ownerId completedAt rank id', 'projectId'],
  },
  eventCategories: { columns: [common, texts('name sortKey')], indexes: ['sortKey id'] },
} satisfies Record<string, TableShape>
