import { expect, it } from 'vitest'
import { caseResource } from './features/cases/case-resource.ts'
import { dealResource } from './features/deals/deal-resource.ts'
import { expenseResource } from './features/expenses/expense-resource.ts'
import { fileResource } from './features/files/file-resource.ts'
import { projectResource } from './features/projects/project-resource.ts'
import { taskResource } from './features/tasks/task-resource.ts'
import { writeboardResource } from './features/writeboards/writeboard-resource.ts'
import type { Fields } from './kit/resource/fields.ts'
import { milestoneResource } from './records/milestones/milestone-resource.ts'

const names = { groups: [], nameOf: (id: string) => id }
const shown = <R>(fields: Fields<R>, record: Partial<R>) => {
  const [key] = Object.keys(record)
  const field = fields.find((one) => one.kind === 'value' && one.keys.includes(key ?? ''))
  return field?.kind === 'value' ? field.text(record as R, names) : undefined
}

it('a conflict shows codes, dates, amounts and formatted texts as the screens write them', () => {
  expect(shown(dealResource.fields, { dealStatus: 'won' })).toBe('Won')
  expect(shown(caseResource.fields, { caseStatus: 'closed' })).toBe('Closed')
  expect(shown(taskResource.fields, { state: 'not started' })).toBe('Not started')
  expect(shown(taskResource.fields, { priority: 'high' })).toBe('High')
  expect(shown(taskResource.fields, { dueDate: '2026-12-04' })).toBe('4 Dec 2026')
  expect(shown(milestoneResource.fields, { deadline: '2026-12-04' })).toBe('4 Dec 2026')
  expect(shown(expenseResource.fields, { date: '2026-12-04' })).toBe('4 Dec 2026')
  expect(shown(expenseResource.fields, { amount: '12500.50' })).toBe('12,500.5')
  expect(shown(expenseResource.fields, { billable: true })).toBe('Yes')
  expect(shown(projectResource.fields, { displayAnnouncement: false })).toBe('No')
  expect(shown(projectResource.fields, { xClientsMay: 'look' })).toBe('View')
  expect(shown(projectResource.fields, { startPage: 'tasks' })).toBe('Tasks')
  expect(shown(projectResource.fields, { overviewPageAnnouncement: '<p>One</p><p>Two</p>' })).toBe('One\nTwo')
  expect(shown(writeboardResource.fields, { body: '<p>One &amp; two</p>' })).toBe('One & two')
  expect(shown(fileResource.fields, { categoryId: '7' })).toBe('another category')
})
