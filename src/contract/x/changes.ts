import * as z from 'zod/mini'
import { action } from '../actions.ts'
import { resource } from '../resources.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf } from '../wire/records.ts'
import { flag, id, text } from '../wire/values.ts'
import { coded, wireName, wireObject } from '../wire/wire.ts'

/** The fields of records whose values the history of a record shows; `belongsTo` is the list, project, contact, deal or case of a task. */
export const changedFields = [
  ...['name', 'lastName', 'title', 'subject', 'type', 'companyId', 'email', 'role', 'timeZone', 'weekStart', 'active'],
  ...['backgroundInfo', 'contactData', 'importantDates', 'addresses', 'tags', 'attachment', 'attachments', 'body', 'date'],
  ...['visibility', 'groupId', 'allowedUsers', 'isPrivate', 'pinned', 'subscribers', 'users', 'categoryId', 'milestoneId'],
  ...['dealWith', 'dealCategoryId', 'dealResponsibleId', 'dealStatus', 'currency', 'price', 'priceType', 'duration', 'expectedOn'],
  ...['involvedPeople', 'caseResponsibleId', 'caseStatus', 'projectId', 'contactId', 'companies', 'status', 'startPage', 'clientsMay'],
  ...['overviewPageAnnouncement', 'displayAnnouncement', 'allowHtmlInAnnouncement', 'noEmailNotifications', 'defaultToPrivate'],
  ...['amount', 'notes', 'billable', 'responsibleId', 'deadline', 'completedAt', 'revision', 'url'],
  ...['belongsTo', 'state', 'dueDate', 'startDate', 'priority', 'estimatedTime', 'responsibles'],
] as const
export type ChangedField = (typeof changedFields)[number]
const namedOnWire = new Map<string, ChangedField>(changedFields.map((field) => [wireName(field), field]))

/**
 * A field that a change wrote, before and after: its text, the entries of a list, or the names of the records that it refers to, without
 * those that the reader does not see. Empty where the field was.
 */
export const fieldChange = wireObject({
  field: coded<string, ChangedField>(
    z.enum([...namedOnWire.keys()] as [string, ...string[]]),
    (name) => namedOnWire.get(name) as ChangedField,
    wireName,
  ),
  before: z.array(text),
  after: z.array(text),
})
export type FieldChange = z.output<typeof fieldChange>

/** A write: `action` is `<resource> <verb>`, such as `contact merged`; `resource` is empty if it is not about a record. */
export const change = wireObject({
  id,
  author: id,
  date: text,
  action,
  resource: z.enum([...resource.options, '']),
  resourceId: z.optional(id),
  title: z.optional(text),
  undone: flag,
  /** The history of one record only: what the change did to the fields of this record. */
  fields: z.optional(z.array(fieldChange)),
  /** Lists of deletions only: whether the reader may restore it. */
  mayUndo: z.optional(flag),
})
export type Change = z.output<typeof change>

/** The visible history, newest first; with `resource` and `resource-id`, every change that touched this record. `deleted`: only deletions and merges that can still be undone. */
export const listChanges = endpoint('GET', '/x/changes', {
  paged: 'query',
  query: {
    resource: z.optional(resource),
    resourceId: z.optional(id),
    author: z.optional(id),
    since: z.optional(text),
    deleted: z.optional(flag),
  },
  reply: pageOf({ changes: z.array(change) }),
})
/** The resources whose lists can be read `since` a time. */
export const deletionResource = z.enum(['contacts', 'deals', 'cases'])
export type DeletionResource = z.output<typeof deletionResource>
/** A record that the reader could see and no longer can. `mergedInto` is the contact that has its data now. */
const deletion = wireObject({ resource: deletionResource, id, date: text, mergedInto: z.optional(id) })
export type Deletion = z.output<typeof deletion>
/**
 * What was deleted, merged or hidden from the reader since a time, oldest first: what a copy of the lists has to drop. `until` is the time to
 * ask from next: nothing from before it is still to come.
 */
export const listDeletions = endpoint('GET', '/x/deletions', {
  paged: 'query',
  query: { since: text, resource: z.optional(deletionResource) },
  reply: pageOf({ until: text, deletions: z.array(deletion) }),
})
/** Restores every row that the change and its group touched; 409 if one has changed since. Undoing an undo is redo. */
export const undoChange = endpoint('POST', '/x/changes/:id/undo', {
  refuses: [507],
  access: 'signed-in',
  status: 200,
  reply: { changeId: id },
})
