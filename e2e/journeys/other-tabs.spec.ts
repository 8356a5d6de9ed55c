import { expect, type Locator } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { makeMilestone, makeProject } from '../fixtures/projects.ts'
import { makeCase, makeCompany, makeDeal } from '../fixtures/records.ts'
import { makeTask, makeTaskList } from '../fixtures/tasks.ts'

test('Ctrl-click and a middle click beside the name of a row or on a card open another tab, as the name does', async ({
  page,
  context,
  space: { admin },
}) => {
  const company = await makeCompany(admin, 'Fjordlys')
  const deal = await makeDeal(admin, { name: 'Booking flow', 'deal-with': company })
  const wish = await makeCase(admin, { name: 'Account ends' })
  const task = await makeTask(admin, '/tasks/personal', 'Call back')
  const project = await makeProject(admin)
  const milestone = await makeMilestone(admin, project, { title: 'Launch' })
  const inList = await makeTask(admin, `/taskLists/${await makeTaskList(admin, project)}/tasks`, 'Paint it')
  const opensTab = async (row: Locator, path: RegExp) => {
    const before = page.url()
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {}
    for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page')
      await row.click({ ...how, position: { x: width * 0.45, y: height / 2 } })
      const tab = await opened
      await expect(tab).toHaveURL(path)
      await tab.close()
    }
    expect(page.url()).toBe(before)
  }
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await page.goto('/contacts')
  await opensTab(row('Fjordlys'), new RegExp(`/contacts/${company}$`))
  await page.goto('/deals?view=table')
  await opensTab(row('Booking flow'), new RegExp(`/deals/${deal}$`))
  await page.goto('/cases')
  await opensTab(row('Account ends'), new RegExp(`/cases/${wish}$`))
  await page.goto('/my-tasks')
  await opensTab(page.getByRole('article', { name: 'Task: Call back' }), new RegExp(`open=${task}$`))
  await page.goto('/milestones')
  await opensTab(page.getByRole('article', { name: 'Milestone: Launch' }), new RegExp(`open=${milestone}$`))
  for (const [address, card, path] of [
    ['/deals?view=board', 'Booking flow, deal', `/deals/${deal}`],
    ['/cases?view=board', 'Account ends, case', `/cases/${wish}`],
    ['/my-tasks?view=board', 'Call back', `open=${task}`],
    [`/projects/${project}/tasks`, 'Paint it', `open=${inList}`],
  ] as const) {
    await page.goto(address)
    await opensTab(page.getByRole('article', { name: card }), new RegExp(`${path}$`))
  }
  await page.goto('/milestones')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Launch' }).click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL(new RegExp(`open=${milestone}$`))
})
