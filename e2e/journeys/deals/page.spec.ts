import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeCompany, makeContact, makeDeal, makeDealCategory } from '../../fixtures/records.ts'
import { newWorkspace } from '../../fixtures/workspace.ts'
import { dealBoardOf, dealPageOf, dealSheetOf } from '../../pages/deals.ts'
import { shellOf } from '../../pages/shell.ts'
import { recordTasksOf } from '../../pages/tasks.ts'

test('makes a deal with a new company and a new category from the sheet; one undo takes all three back', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const [form, record, shell] = [dealSheetOf(page), dealPageOf(page), shellOf(page)]
  await makeDealCategory(admin, 'Further work')
  await page.goto('/deals')
  await expect(page.getByText('No deals yet')).toBeVisible()
  await page.keyboard.press('c')
  await form.create.click()
  await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  await expect(form.name).toBeFocused()
  await form.name.fill('Night ferries')
  await form.party.fill('Harbour Works')
  await page.getByRole('option', { name: 'New company “Harbour Works”' }).click()
  const currency = form.sheet.getByRole('combobox', { name: 'Currency' })
  await currency.fill('norw')
  await page.getByRole('option', { name: /NOK/ }).click()
  await expect(currency).toHaveValue('NOK – Norwegian Krone')
  await form.field('Price').fill('85,5O')
  await form.create.click()
  await expect(form.field('Price')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.field('Price')).toBeFocused()
  await form.field('Price').fill('1,085.50')
  await expect(form.responsible).toHaveValue(admin.id)
  for (const field of [form.status, form.field('Expected on'), form.category, form.total]) await expect(field).toBeHidden()
  await form.responsible.press('Tab')
  await expect(form.more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.sheet.getByRole('radio', { name: 'Fixed' })).toBeFocused()
  await form.sheet.getByText('Per hour', { exact: true }).click()
  await form.field('Hours').fill('320')
  await expect(form.total).toHaveText(/NOK.347,360/)
  await form.field('Expected on').fill('4 Dec 2026')
  await form.category.fill('Light')
  await page.getByRole('option', { name: 'New category “Light”' }).click()
  await expect(form.category).toHaveAccessibleDescription('This creates a new category.')
  await page.reload()
  await expect(form.field('Hours')).toHaveValue('320')
  await form.create.click()
  await expect(record.name('Night ferries')).toBeVisible()
  await expect(record.property('With')).toContainText('Harbour Works')
  await expect(record.property('Expected')).toContainText('4 Dec 2026')
  await expect(record.property('Category')).toContainText('Light')
  const [id = ''] = idsAt(await admin.get('/deals'), 'deals')
  expect(at(await admin.get(`/deals/${id}`), 'deal')).toMatchObject({
    currency: 'NOK',
    price: '1085.50',
    'price-type': 'hour',
    duration: '320',
    value: '347360',
    'expected-on': '2026-12-04',
    'deal-responsible-id': admin.id,
  })
  await shell.undo('Created Night ferries')
  await expect(shell.title('Deals')).toBeVisible()
  await expect.poll(async () => idsAt(await admin.get('/deals'), 'deals')).toEqual([])
  expect(at(await admin.get('/contacts?title=&term=Harbour'), 'contacts')).toEqual([])
  expect(listAt(await admin.get('/x/deals/categories'), 'categories')).toMatchObject([{ name: 'Further work' }])
})

test('edits the price with the total worked out while typing, and every property', async ({ page, space, windowOf }) => {
  const { admin } = space
  const [record, shell] = [dealPageOf(page), shellOf(page)]
  const member = await space.member('Mia Member')
  await makeDealCategory(admin, 'Further work')
  await makeCompany(admin, 'Harbour Works')
  await makeContact(admin, { name: 'Ada', 'last-name': 'Byron' })
  const id = await makeDeal(admin, { name: 'Night ferries', currency: 'EUR', price: '85', 'price-type': 'hour', duration: '300' })
  const read = () => admin.get(`/deals/${id}`)
  await record.open(id)
  await expect(record.price).toContainText('€25,500')
  await record.editPrice()
  await expect(record.field('Price')).toBeFocused()
  await record.field('Hours').fill('320')
  await expect(record.total).toHaveText('€27,200')
  await expect(record.price).toContainText('+1,700')
  await record.field('Hours').fill('many')
  await record.field('Hours').press('Enter')
  await expect(shell.refusal('Use hours such as 2.5, 1h 30m or 1:30')).toBeVisible()
  await record.field('Hours').fill('0.1')
  await record.field('Price').fill('0.3')
  await expect(record.total).toHaveText('€0.03')
  await record.field('Hours').fill('320')
  await record.field('Price').fill('85')
  await record.field('Hours').press('Enter')
  await expect(record.price).toContainText('€27,200')
  await expect.poll(async () => at(await read(), 'deal.value')).toBe('27200')
  await record.editPrice()
  await record.field('Price').fill('1')
  await page.keyboard.press('Escape')
  await expect(record.price).toContainText('€27,200')
  await record.pick('With', 'Add a person or company', 'Harb', /^Harbour Works/)
  await record.pick('Category', 'Add a category', 'Fur', 'Further work')
  await record.pick('Category', 'Change: category', 'Light', 'New category “Light”')
  await expect(record.property('Category')).toContainText('Light')
  const theirs = await windowOf(member)
  await dealPageOf(theirs).open(id)
  await dealPageOf(theirs).property('Category').getByRole('button', { name: 'Change: category' }).click()
  await theirs.getByRole('combobox', { name: 'Category' }).fill('Lig')
  await expect(theirs.getByRole('option')).toHaveText(['Light'])
  await expect(theirs.getByRole('link', { name: 'Manage categories' })).toHaveCount(0)
  await record.pick('Involved', 'Add a person or company', 'Ada', /^Ada Byron/)
  await record.pick('Involved', 'Add a person or company', 'Nils Eide', 'New contact “Nils Eide”')
  await record.property('Responsible').getByRole('button', { name: 'Assign to a colleague' }).click()
  await page.getByRole('option', { name: 'Mia Member' }).click()
  await record.change('expected date', '4.12.2026')
  await record.change('background', 'First the night.', 'ControlOrMeta+Enter')
  await record.setStatus('Won')
  await expect(record.status('Won')).toBeChecked()
  await expect(page.getByText('Ana Admin moved the deal to Won')).toBeVisible()
  await expect(shell.saved).toBeVisible()
  await page.reload()
  await expect(page.getByText('With Harbour Works, Mia Member responsible')).toBeVisible()
  await expect(record.property('Involved').getByRole('listitem')).toHaveText([/Ada Byron/, /Nils Eide/])
  await expect(record.property('Category')).toContainText('Light')
  await expect(record.property('Expected')).toContainText('4 Dec 2026')
  await expect(record.property('Background')).toContainText('First the night.')
  await record.more('History')
  await expect(record.history.getByText('Ana Admin won the deal')).toBeVisible()
  await page.keyboard.press('Escape')
  await record.property('Category').getByRole('button', { name: 'Change: category' }).click()
  await page.getByRole('link', { name: 'Manage categories' }).click()
  await expect(page.getByRole('region', { name: 'Deal categories' }).getByRole('listitem')).toHaveText(['Further work', 'Light'])
})

test('the stream shows every change of status with who made it, without those that were undone', async ({ page, space }) => {
  const [record, shell] = [dealPageOf(page), shellOf(page)]
  const mia = await space.member('Mia Member')
  const id = await makeDeal(space.admin, { name: 'Night ferries' })
  for (const status of ['won', 'pending', 'lost']) accepted(await mia.put(`/deals/${id}`, { case: { 'deal-status': status } }))
  await record.open(id)
  const events = page.getByRole('region', { name: 'Timeline' }).getByRole('article')
  const before = [
    /^Mia Member moved the deal to Lost/,
    /^Mia Member moved the deal to Pending/,
    /^Mia Member moved the deal to Won/,
    /^Ana Admin created the deal/,
  ]
  await expect(events).toHaveText(before)
  await record.setStatus('Won')
  await expect(events).toHaveText([/^Ana Admin moved the deal to Won/, ...before])
  await shell.undo('Moved Night ferries to Won')
  await expect(events).toHaveText(before)
})

test('days and times are those of the time zone in the profile', async ({ page, space: { admin } }) => {
  const [record, board] = [dealPageOf(page), dealBoardOf(page)]
  // At any time, the day of one of them is not that of the browser.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    accepted(await admin.put('/x/me', { me: { 'time-zone': zone } }))
    const now = new Date()
    const today = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now)
    const long = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format(now)
    const id = await makeDeal(admin, { name: `From ${zone}`, 'expected-on': today })
    await record.open(id)
    await expect(page.getByRole('region', { name: `Today, ${long.replace(',', '')}` })).toContainText('Ana Admin created the deal')
    await board.open()
    await expect(board.card(`From ${zone}`)).toContainText('Expected today')
  }
})

test('two browsers: the same price changed twice, another field at once, and a deal deleted under a note', async ({
  page,
  space,
  windowOf,
}) => {
  const { admin } = space
  const id = await makeDeal(admin, { name: 'Night ferries', currency: 'EUR', price: '100' })
  const other = await windowOf(await space.member('Mia Member'))
  const [first, second] = [dealPageOf(page), dealPageOf(other)]
  await first.open(id)
  await second.open(id)
  await second.editPrice()
  await second.field('Price').fill('300')
  await first.editPrice()
  await first.field('Price').fill('200')
  await first.field('Price').press('Enter')
  await expect.poll(async () => at(await admin.get(`/deals/${id}`), 'deal.price')).toBe('200')
  await second.field('Price').press('Enter')
  const clash = shellOf(other).refusal('Ana Admin also changed the price.')
  await expect(clash.getByRole('definition')).toHaveText(['€200 (fixed)', '€300 (fixed)'])
  await first.setStatus('Won')
  await clash.getByRole('button', { name: 'Keep mine' }).click()
  await expect(first.price).toContainText('€300')
  await expect(second.status('Won')).toBeChecked()
  await second.composer.fill('They signed.')
  await first.more('Delete')
  await expect(other.getByText('Deal not found')).toBeVisible()
  await expect(other.getByText('They signed.')).toBeVisible()
  await shellOf(page).undo('Deleted Night ferries')
  await expect(second.composer).toHaveText('They signed.')
})

test('takes notes and tasks', async ({ page, space }) => {
  const record = dealPageOf(page)
  const tasks = recordTasksOf(page)
  await record.open(await makeDeal(space.admin, { name: 'Night ferries' }))
  await record.write('They read the offer on Friday.')
  await tasks.begin()
  await tasks.line.fill('Call them tomorrow')
  await tasks.line.press('Enter')
  await expect(tasks.due('Call them')).toHaveText('Tomorrow')
  await page.reload()
  await expect(record.note('They read the offer on Friday.')).toBeVisible()
  await expect(tasks.check('Call them')).toBeVisible()
})

test('a full workspace says so in the sheet, and keeps the draft', async ({ start, windowOf }) => {
  const full = await start({ CAPACITY_DEALS: '1' })
  const space = await newWorkspace(full, 'Crowded')
  await makeDeal(space.admin, { name: 'The only one' })
  const page = await windowOf(space.admin, {}, full)
  const form = dealSheetOf(page)
  await dealBoardOf(page).open('?new')
  await form.name.fill('One more')
  await form.create.click()
  await expect(form.sheet.getByRole('alert')).toContainText('This workspace has reached its limit of 1 deal.')
  await page.reload()
  await expect(form.name).toHaveValue('One more')
  accepted(await space.admin.get('/deals'))
})

test('a name typed quickly takes the contact that has it; what a picker makes is undone with its use', async ({
  page,
  space: { admin },
}) => {
  const [record, shell] = [dealPageOf(page), shellOf(page)]
  const [deal, company] = [await makeDeal(admin, { name: 'Night ferries' }), await makeCompany(admin, 'O’Rourke Ferries')]
  await page.goto(`/deals/${deal}`)
  const type = async (property: string, name: string) => {
    await record
      .property(property)
      .getByRole('button', { name: /^Add a / })
      .click()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await type('With', "o'rourke ferries")
  await expect(record.property('With')).toContainText('O’Rourke Ferries')
  await expect.poll(async () => at(await admin.get(`/deals/${deal}`), 'deal.deal-with')).toBe(company)
  await type('Involved', 'Nils Eide')
  await expect(record.property('Involved')).toContainText('Nils Eide')
  const named = async () => idsAt(accepted(await admin.get('/contacts?term=nils')), 'contacts')
  await expect.poll(named).toHaveLength(1)
  await shell.undo('Added Nils Eide')
  await expect.poll(named).toEqual([])
  await type('Category', 'Light')
  await expect(record.property('Category')).toContainText('Light')
  await shell.undo('Changed the category to Light')
  await expect.poll(async () => listAt(accepted(await admin.get('/x/deals/categories')), 'categories')).toEqual([])
})
