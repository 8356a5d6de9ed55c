import { expect } from '@playwright/test'
import { accepted, at, textAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeCase, makeContact } from '../../fixtures/records.ts'
import { newWorkspace } from '../../fixtures/workspace.ts'
import { caseListOf, casePageOf, caseSheetOf } from '../../pages/cases.ts'
import { shellOf } from '../../pages/shell.ts'

test.describe('with four cases', () => {
  const everything = ['Late ferry', 'Broken map', 'Wrong fare', 'Lost bag']

  test.beforeEach(async ({ space: { admin, member } }) => {
    const mia = await member('Mia Member')
    const sigrid = await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune' })
    const close = async (id: string) => accepted(await admin.put(`/cases/${id}`, { case: { 'case-status': 'closed' } }))
    await close(await makeCase(admin, { name: 'Lost bag', 'case-responsible-id': mia.id }))
    const fare = await makeCase(admin, { name: 'Wrong fare', 'case-responsible-id': mia.id })
    accepted(await admin.put(`/cases/${fare}`, { case: { 'involved-people': [sigrid] } }))
    await makeCase(admin, { name: 'Broken map', visibility: 'only-me' })
    await makeCase(admin, { name: 'Late ferry', 'case-responsible-id': admin.id })
  })

  test('filters by status, and the address keeps it', async ({ page }) => {
    const list = caseListOf(page)
    await list.open()
    await list.expectNames(everything)
    await list.status('Closed').click()
    await list.expectNames(['Lost bag'])
    await expect(page).toHaveURL(/status=closed/)
    await page.reload()
    await list.expectNames(['Lost bag'])
    await list.status('Open').click()
    await list.expectNames(['Late ferry', 'Broken map', 'Wrong fare'])
    await list.status('All').click()
    await list.expectNames(everything)
  })

  test('filters by the responsible user, and by nobody', async ({ page }) => {
    const list = caseListOf(page)
    await list.open()
    await list.pick('Responsible', 'mia', 'Mia Member')
    await list.expectNames(['Wrong fare', 'Lost bag'])
    await page.reload()
    await expect(list.filter('Responsible: Mia Member')).toBeVisible()
    await list.expectNames(['Wrong fare', 'Lost bag'])
    await list.open()
    await list.pick('Responsible', '', 'Nobody responsible')
    await list.expectNames(['Broken map'])
    await page.reload()
    await expect(list.filter('Responsible: nobody')).toBeVisible()
    await list.expectNames(['Broken map'])
  })

  test('filters by people involved, visibility, name and date', async ({ page }) => {
    const list = caseListOf(page)
    await list.open()
    await list.pick('Involved', 'sig', 'Sigrid Aune')
    await list.expectNames(['Wrong fare'])
    await expect(list.row('Wrong fare')).toContainText('Sigrid Aune')
    await list.open()
    await list.filter('Visible to').click()
    await page.getByRole('dialog', { name: 'Visible to' }).getByText('Only me', { exact: true }).click()
    await list.expectNames(['Broken map'])
    await expect(list.row('Broken map')).toContainText('Visible only to the owner')
    await list.open()
    await page.getByRole('textbox', { name: 'Name contains' }).fill('fare')
    await list.expectNames(['Wrong fare'])
    await list.open()
    await list.filter('Updated').click()
    await page.getByRole('button', { name: 'Updated in the last 7 days' }).click()
    await expect(page).toHaveURL(/since=7-days/)
    await list.expectNames(everything)
  })

  test('sorts by name and by update', async ({ page, space }) => {
    const list = caseListOf(page)
    await list.open()
    await page.getByRole('columnheader', { name: 'Case' }).getByRole('button').click()
    await list.expectNames(['Broken map', 'Late ferry', 'Lost bag', 'Wrong fare'])
    const [{ id }] = at(await space.admin.get('/cases?x-term=wrong'), 'cases') as [{ id: string }] satisfies { id: string }[]
    // Times are in seconds, and the cases were made within one.
    let changes = 0
    await expect(async () => {
      changes += 1
      accepted(await space.admin.put(`/cases/${id}`, { case: { 'background-info': `Child fares, ${changes}.` } }))
      const read = await space.admin.get(`/cases/${id}`)
      expect(textAt(read, 'case.updated-at') > textAt(read, 'case.created-at')).toBe(true)
    }).toPass()
    await page.getByRole('button', { name: /^Sort: / }).click()
    await page.getByRole('menuitemradio', { name: 'Recently updated', exact: true }).click()
    await expect(list.row('Wrong fare')).toHaveAttribute('aria-rowindex', '2')
  })

  test('closes and reopens several cases, each with one undo', { tag: '@short' }, async ({ page, space }) => {
    const [list, shell] = [caseListOf(page), shellOf(page)]
    await list.open()
    for (const name of ['Late ferry', 'Wrong fare', 'Lost bag']) await list.select(name)
    await list.act('Close')
    await expect(shell.note('2 cases closed')).toBeVisible()
    await expect(list.row('Late ferry')).toContainText('Closed')
    await shell.undo('2 cases closed')
    await expect(list.row('Late ferry')).toContainText('Open')
    await expect(list.row('Wrong fare')).toContainText('Open')
    await expect(list.row('Lost bag')).toContainText('Closed')
    await list.bulk.getByRole('button', { name: /^Clear/ }).click()
    await list.select('Lost bag')
    await list.act('Reopen')
    await expect(shell.note('1 case reopened')).toBeVisible()
    await expect(list.row('Lost bag')).toContainText('Open')
    expect(at(await space.admin.get('/cases?status=open&x-count=1'), 'x-total')).toBe(4)
  })

  test('assigns, hides and deletes several cases, and takes back the deletion', async ({ page, space }) => {
    const [list, shell] = [caseListOf(page), shellOf(page)]
    await list.open()
    for (const name of ['Broken map', 'Wrong fare']) await list.select(name)
    await list.act('Responsible')
    await page.getByRole('option', { name: 'Ana Admin' }).click()
    await expect(shell.note('2 cases assigned to Ana Admin')).toBeVisible()
    await expect(list.row('Wrong fare')).toContainText('Ana Admin')
    await list.act('Visibility')
    await page.getByRole('radio', { name: /^Only me/ }).click()
    await page.getByRole('button', { name: 'Change 2 cases' }).click()
    await expect(shell.note('2 cases now visible to only you')).toBeVisible()
    await expect(list.row('Wrong fare')).toContainText('Visible only to the owner')
    await list.act('Delete')
    await list.expectNames(['Late ferry', 'Lost bag'])
    await shell.undo('2 cases deleted')
    await list.expectNames(everything)
    expect(at(await space.admin.get('/cases?x-visibility=only-me&x-count=1'), 'x-total')).toBe(2)
  })

  test('the palette finds a case, and g s goes to the list', async ({ page }) => {
    const [list, shell] = [caseListOf(page), shellOf(page)]
    await page.goto('/contacts')
    await expect(shell.title('Contacts')).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await list.expectNames(everything)
    await shell.openPalette()
    await page.keyboard.type('wrong')
    await shell.found(/^Wrong fare/).click()
    await expect(casePageOf(page).name('Wrong fare')).toBeVisible()
    await shell.openPalette()
    await page.keyboard.type('>new case')
    await shell.found('New case').click()
    await expect(caseSheetOf(page).name).toBeFocused()
  })
})

test('c creates a case, and a reload shows it', { tag: '@short' }, async ({ page, space }) => {
  const [form, record] = [caseSheetOf(page), casePageOf(page)]
  await space.member('Mia Member')
  await caseListOf(page).open()
  await expect(page.getByText('No cases yet')).toBeVisible()
  await page.keyboard.press('c')
  await form.create.click()
  await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  await form.name.fill('Wrong fare')
  await expect(form.responsible).toHaveValue(space.admin.id)
  await form.responsible.selectOption('Mia Member')
  await form.background.fill('Child fares.')
  await form.audience.selectOption('Only me')
  await form.create.click()
  await expect(record.name('Wrong fare')).toBeVisible()
  await page.reload()
  await expect(record.property('Responsible')).toContainText('Mia Member')
  await expect(record.property('Background')).toContainText('Child fares.')
  await expect(record.property('Visible to')).toContainText('Only me')
})

test('a full workspace says so in the sheet, and keeps the draft', async ({ start, windowOf }) => {
  const full = await start({ CAPACITY_CASES: '1' })
  const space = await newWorkspace(full, 'Crowded')
  await makeCase(space.admin, { name: 'The only one' })
  const page = await windowOf(space.admin, {}, full)
  const form = caseSheetOf(page)
  await caseListOf(page).open('?new')
  await form.name.fill('One more')
  await form.create.click()
  await expect(form.sheet.getByRole('alert')).toContainText('This workspace has reached its limit of 1 case.')
  await page.reload()
  await expect(form.name).toHaveValue('One more')
  await page.keyboard.press('Escape')
  await caseListOf(page).expectNames(['The only one'])
})
