import { guarded, ids, kept, links, numbers, type TableShape, texts } from './columns.ts'

/** The tables whose rows the journal follows. */
export const journaledTables: Record<string, TableShape> = {
  contacts: {
    columns: [
      kept,
      guarded,
      links('companyId'),
      texts('type name lastName title backgroundInfo contactData importantDates addresses attachment tags'),
    ],
    indexes: ['companyId', 'groupId'],
  },
  notes: {
    columns: [kept, guarded, ids('ownerId'), texts('ownerKind body date attachments')],
    indexes: ['ownerKind ownerId id', 'groupId'],
  },
  comments: {
    columns: [kept, ids('resourceId'), links('projectId revisionId'), texts('resourceKind body attachments'), numbers('isPrivate')],
    indexes: ['resourceKind resourceId id', 'projectId id', 'revisionId'],
  },
  workgroups: { columns: [kept, texts('name users')] },
  users: { columns: [kept, ids('companyId'), texts('name email emailKey role timeZone'), numbers('active')], indexes: ['companyId'] },
  files: {
    columns: [kept, links('projectId categoryId'), texts('name contentType attachedAt'), numbers('byteSize')],
    indexes: ['projectId id', 'categoryId id'],
  },
  deals: {
    columns: [
      kept,
      guarded,
      links('dealWith dealCategoryId dealResponsibleId'),
      texts('name dealStatus statusSince currency price priceType duration backgroundInfo involvedPeople priceKey sortKey valueKey'),
    ],
    indexes: [
      'createdAt id',
      'dealStatus createdAt id',
      'valueKey id',
      'dealStatus valueKey id',
      'sortKey id',
      'dealStatus sortKey id',
      'dealWith createdAt id',
      'dealCategoryId createdAt id',
      'dealResponsibleId createdAt id',
      'groupId',
    ],
  },
  dealCategories: { columns: [kept, texts('name')] },
  cases: {
    columns: [
      kept,
      guarded,
      links('caseResponsibleId'),
      texts('name caseStatus statusSince backgroundInfo attachment involvedPeople sortKey'),
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
  projects: {
    columns: [
      kept,
      links('categoryId contactId'),
      texts('name overviewPageAnnouncement startPage status companies sortKey'),
      numbers('noEmailNotifications displayAnnouncement allowHtmlInAnnouncement defaultToPrivate'),
    ],
    indexes: ['sortKey id', 'contactId', 'categoryId'],
  },
  projectCategories: { columns: [kept, texts('name')] },
  expenseCategories: { columns: [kept, texts('name')] },
  categories: { columns: [kept, ids('projectId'), texts('name type')], indexes: ['projectId type'] },
  messages: {
    columns: [
      kept,
      ids('projectId'),
      links('categoryId milestoneId'),
      texts('title body subscribers attachments'),
      numbers('isPrivate pinned'),
    ],
    indexes: ['projectId pinned id', 'categoryId pinned id', 'milestoneId'],
  },
  expenses: {
    columns: [kept, ids('projectId'), links('categoryId'), texts('date amount notes'), numbers('billable')],
    indexes: ['projectId date id', 'categoryId'],
  },
  milestones: {
    columns: [kept, ids('projectId'), links('responsibleId'), texts('title deadline completedAt')],
    indexes: ['projectId deadline id'],
  },
  writeboards: {
    columns: [kept, ids('projectId'), links('categoryId'), texts('title'), numbers('revision')],
    indexes: ['projectId id', 'categoryId'],
  },
  writeboardRevisions: { columns: [kept, ids('writeboardId'), texts('body'), numbers('number')], indexes: ['writeboardId number'] },
  links: { columns: [kept, ids('projectId'), links('categoryId'), texts('title url')], indexes: ['projectId id', 'categoryId'] },
  taskLists: { columns: [kept, ids('projectId'), links('milestoneId'), texts('name rank')], indexes: ['projectId rank id', 'milestoneId'] },
  tasks: {
    columns: [
      kept,
      ids('ownerId'),
      links('projectId'),
      texts('ownerKind subject state completedAt dueDate startDate priority estimatedTime responsibles attachments rank'),
    ],
    indexes: ['ownerKind ownerId completedAt rank id', 'projectId'],
  },
  eventCategories: { columns: [kept, texts('name sortKey')], indexes: ['sortKey id'] },
}
