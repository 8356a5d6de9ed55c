import { richTextLines } from '../../../contract/rich-text/text.ts'
import type { ChangedField } from '../../../contract/x/changes.ts'
import { formatDate, formatDateTime } from '../../ui/dates/format-date.ts'
import { formatQuantity } from '../../ui/money/format-money.ts'

type Format = (value: string) => string
const date: Format = (value) => (value.length > 10 ? formatDateTime(value) : formatDate(value))
const yesOrNo: Format = (value) => (value === '1' || value === 'true' ? 'Yes' : 'No')
/** Names the codes of a field as the screens do. */
const choice =
  (labels: Readonly<Record<string, string>>): Format =>
  (value) =>
    labels[value] ?? value

const formats: Partial<Record<ChangedField, Format>> = {
  visibility: choice({ public: 'Everyone', 'only-me': 'Only me', group: 'A workgroup', 'selected-people': 'Selected people' }),
  role: choice({ admin: 'Administrator', member: 'Member', client: 'Client' }),
  type: choice({ person: 'Person', company: 'Company' }),
  dealStatus: choice({ pending: 'Pending', won: 'Won', lost: 'Lost' }),
  caseStatus: choice({ open: 'Open', closed: 'Closed' }),
  priceType: choice({ fixed: 'Fixed', hour: 'Hour', month: 'Month', year: 'Year' }),
  status: choice({ active: 'Active', silent: 'Silent', template: 'Template', archived: 'Archived' }),
  startPage: choice({ overview: 'Overview', messages: 'Messages', tasks: 'Tasks', milestones: 'Milestones' }),
  clientsMay: choice({ look: 'View', comment: 'View and comment', work: 'Work on everything' }),
  state: choice({ 'not started': 'Not started', started: 'Started', done: 'Done' }),
  priority: choice({ low: 'Low', normal: 'Normal', high: 'High' }),
  weekStart: choice({ monday: 'Monday', sunday: 'Sunday', saturday: 'Saturday' }),
}
const formatted = (format: Format, ...fields: ChangedField[]) => {
  for (const field of fields) formats[field] = format
}
formatted(date, 'date', 'expectedOn', 'deadline', 'completedAt', 'dueDate', 'startDate')
formatted(yesOrNo, 'active', 'isPrivate', 'pinned', 'billable', 'displayAnnouncement', 'allowHtmlInAnnouncement')
formatted(yesOrNo, 'noEmailNotifications', 'defaultToPrivate')
formatted(formatQuantity, 'price', 'amount', 'duration', 'estimatedTime')
formatted(richTextLines, 'body', 'overviewPageAnnouncement')

/** The value of a field as the screens write it: "Won" for `won`, "4 Dec 2026" for `2026-12-04`. Empty where the field is. */
export const valueText = (field: ChangedField, value: string): string => (value === '' ? '' : (formats[field]?.(value) ?? value))
