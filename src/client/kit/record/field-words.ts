import type { ChangedField, FieldChange } from '../../../contract/x/changes.ts'
import { valueText } from '../resource/value-words.ts'

/** What the screens call a field, where that is not its name in words. */
const labels: Partial<Record<ChangedField, string>> = {
  lastName: 'Last name',
  companyId: 'Company',
  email: 'E-mail',
  timeZone: 'Time zone',
  weekStart: 'Weeks begin on',
  backgroundInfo: 'Background',
  contactData: 'Phone, e-mail and websites',
  importantDates: 'Dates',
  attachment: 'Files',
  attachments: 'Files',
  body: 'Text',
  groupId: 'Workgroup',
  allowedUsers: 'Selected people',
  isPrivate: 'Private',
  users: 'People',
  categoryId: 'Category',
  milestoneId: 'Milestone',
  dealWith: 'With',
  dealCategoryId: 'Category',
  dealResponsibleId: 'Responsible',
  dealStatus: 'Status',
  priceType: 'Price for',
  expectedOn: 'Expected',
  involvedPeople: 'Involved',
  caseResponsibleId: 'Responsible',
  caseStatus: 'Status',
  projectId: 'Project',
  contactId: 'Client',
  startPage: 'Start page',
  clientsMay: 'Clients can',
  overviewPageAnnouncement: 'Announcement',
  displayAnnouncement: 'Announcement shown',
  allowHtmlInAnnouncement: 'Formatted announcement',
  noEmailNotifications: 'No e-mails',
  defaultToPrivate: 'Private by default',
  responsibleId: 'Responsible',
  completedAt: 'Completed',
  url: 'Address',
  belongsTo: 'In',
  dueDate: 'Due date',
  startDate: 'Start date',
  estimatedTime: 'Estimate',
  responsibles: 'Responsible',
}
export const fieldLabel = (field: ChangedField): string => labels[field] ?? field.charAt(0).toUpperCase() + field.slice(1)

/** Fields with a text of several lines, which is compared word by word. */
const texts: readonly ChangedField[] = ['body', 'backgroundInfo', 'overviewPageAnnouncement', 'notes']
/** Fields with entries, of which the added and the removed ones are shown. */
const lists: readonly ChangedField[] = [
  ...(['tags', 'contactData', 'importantDates', 'addresses', 'attachment', 'attachments', 'subscribers', 'users'] as const),
  ...(['allowedUsers', 'involvedPeople', 'companies', 'responsibles'] as const),
]

/** What a change did to a field, as it is shown. */
export type ShownField =
  | { readonly kind: 'text' | 'value'; readonly label: string; readonly before: string; readonly after: string }
  | { readonly kind: 'list'; readonly label: string; readonly removed: readonly string[]; readonly added: readonly string[] }

export const shownField = ({ field, before, after }: FieldChange): ShownField => {
  const label = fieldLabel(field)
  const words = (value: readonly string[]) => value.map((one) => valueText(field, one))
  const [was, is] = [words(before), words(after)]
  if (lists.includes(field))
    return { kind: 'list', label, removed: was.filter((one) => !is.includes(one)), added: is.filter((one) => !was.includes(one)) }
  return { kind: texts.includes(field) ? 'text' : 'value', label, before: was.join(', '), after: is.join(', ') }
}
