import { expect } from '@playwright/test'
import { byKeys } from '../../fixtures/by-keys.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeContact, makeDeal, makeNote } from '../../fixtures/records.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { milestonesOf } from '../../pages/milestones.ts'
import { projectTasksOf } from '../../pages/project-tasks.ts'
import { myTasksOf } from '../../pages/tasks.ts'
import { todayOf } from '../../pages/today.ts'

const today = () => new Date().toISOString().slice(0, 10)

test('my tasks and Today keep the focus while tasks are completed, selected, added and marked seen', async ({ page, space }) => {
  const [tasks, day, keys] = [myTasksOf(page), todayOf(page), byKeys(page)]
  const { admin } = space
  const mia = await space.member('Mia Member')
  for (const subject of ['Call Sigrid', 'Send the offer', 'Check the seats', 'Book the train', 'Pack'])
    await makeTask(admin, '/tasks/personal', subject, { 'due-date': today() })
  await makeNote(mia, await makeContact(admin, { name: 'Sigrid' }), { body: 'Wants the night ferry.' })
  await tasks.open()
  await keys.use(tasks.check('Call Sigrid'), () => expect(tasks.row('Call Sigrid')).toHaveCount(0), 'Space')
  await keys.use(
    tasks.row('Pack').getByRole('checkbox', { name: 'Select Pack' }),
    () => expect(page.getByRole('toolbar')).toBeVisible(),
    'Space',
  )
  await keys.press('s', () => expect(tasks.row('Pack')).toHaveCount(0))
  await keys.press('c', () => expect(tasks.line).toBeFocused())
  await keys.type('Buy tape')
  await keys.press('Enter', () => expect(tasks.row('Buy tape')).toBeVisible())
  await keys.press('Escape')
  await keys.use(
    tasks
      .row('Buy tape')
      .getByRole('button', { name: /^Buy tape|Open/ })
      .or(tasks.row('Buy tape').getByRole('link'))
      .first(),
    () => expect(tasks.sheet).toBeVisible(),
  )
  await keys.press('Escape', () => expect(tasks.sheet).toBeHidden())
  await day.open()
  await keys.use(day.task('Send the offer').getByRole('checkbox'), () => expect(day.task('Send the offer')).toHaveCount(0), 'Space')
  await keys.use(day.task('Check the seats').getByRole('checkbox'), () => expect(day.task('Check the seats')).toHaveCount(0), 'Space')
  await keys.use(day.markSeen, () => expect(day.markSeen).toHaveCount(0))
  await keys.press('c', () => expect(day.newTask).toBeFocused())
  await keys.press('Escape')
})

test('milestones keep the focus while they are completed, opened, moved and deleted', async ({ page, space: { admin } }) => {
  const [milestones, keys] = [milestonesOf(page), byKeys(page)]
  const project = await makeProject(admin)
  for (const title of ['Design agreed', 'Seats work', 'Launch']) await makeMilestone(admin, project, { title, deadline: today() })
  await milestones.open(`/projects/${project}/milestones`)
  await keys.use(
    milestones.check('Design agreed'),
    () => expect(milestones.list.getByRole('region', { name: /^Completed/ })).toBeVisible(),
    'Space',
  )
  await keys.use(
    milestones.check('Design agreed'),
    () => expect(milestones.list.getByRole('region', { name: /^Completed/ })).toHaveCount(0),
    'Space',
  )
  await keys.use(
    milestones
      .row('Launch')
      .getByRole('link')
      .or(milestones.row('Launch').getByRole('button', { name: 'Launch' }))
      .first(),
    () => expect(milestones.sheet).toBeVisible(),
  )
  await keys.press('Escape', () => expect(milestones.sheet).toBeHidden())
  await keys.press('c', () => expect(milestones.newSheet).toBeVisible())
  await keys.press('Escape', () => expect(milestones.newSheet).toBeHidden())
})

test('a board of tasks keeps the focus while cards are completed, moved, opened and added', async ({ page, space: { admin } }) => {
  const [tasks, keys] = [projectTasksOf(page), byKeys(page)]
  const project = await makeProject(admin)
  const build = await makeTaskList(admin, project, 'Build')
  await makeTaskList(admin, project, 'Later')
  for (const subject of ['Saw', 'Glue', 'Paint']) await makeTask(admin, `/taskLists/${build}/tasks`, subject, { responsibles: [admin.id] })
  await tasks.open(project)
  await tasks.expectTasks('Build', ['Saw', 'Glue', 'Paint'])
  await keys.use(tasks.card('Saw'), () => expect(tasks.column('Build').getByRole('checkbox', { name: /^Complete / })).toHaveCount(2), 'd')
  await keys.use(
    tasks.check('Glue'),
    () => expect(tasks.column('Build').getByRole('checkbox', { name: 'Complete Glue' })).toHaveCount(0),
    'Space',
  )
  await keys.use(tasks.card('Paint'), () => expect(tasks.announced).toContainText(/Paint/), 'Space')
  await keys.press('ArrowRight Space', () => tasks.expectTasks('Later', ['Paint']))
  await keys.choose(tasks.list('Build'), 'Rename', () => expect(page.getByRole('textbox', { name: /name/i })).toBeFocused())
  await keys.press('Escape')
  await keys.press('c', () => expect(tasks.line).toBeFocused())
  await keys.type('Sand')
  await keys.press('Enter', () => expect(tasks.card('Sand')).toBeVisible())
  await keys.press('Escape', () => expect(tasks.line).toHaveCount(0))
  await keys.use(tasks.card('Sand'), () => expect(tasks.sheet).toBeVisible())
  await keys.press('Escape', () => expect(tasks.sheet).toBeHidden())
})

test('a deal keeps the focus while its tasks are completed and its properties change', async ({ page, space: { admin } }) => {
  const keys = byKeys(page)
  const deal = await makeDeal(admin, { name: 'Night ferries' })
  for (const subject of ['Send the offer', 'Call']) await makeTask(admin, `/deals/${deal}/tasks`, subject, { responsibles: [admin.id] })
  await page.goto(`/deals/${deal}`)
  const check = (subject: string) => page.getByRole('checkbox', { name: `Complete ${subject}`, exact: true })
  await keys.use(check('Call'), () => expect(check('Call')).toBeChecked(), 'Space')
  await keys.use(check('Send the offer'), () => expect(check('Send the offer')).toBeChecked(), 'Space')
})
