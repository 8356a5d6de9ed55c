import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { accepted, at } from '../../fixtures/answers.ts'
import { holdBack, test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { addTags, makeContact, makeFullContact } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { importPageOf } from '../../pages/import.ts'
import { shellOf } from '../../pages/shell.ts'

const good = [
  'First Name;Last Name;Company;E-mail;Mobile phone;City;Birthday;Tags',
  'Ada;Byron;Engines;ada@engines.test;+47 22 33;Bergen;10.12.1815;client, maths',
  'Bo;Ek;Engines;bo@engines.test;;Bergen;;client',
  'Cy;Fry;Engines;cy@engines.test;;;;',
].join('\n')

interface Listed {
  type: string
  name: string
  'company-name'?: string
}

test('imports a file from the menu of the list, creates a company once, and one Undo takes it back', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const [list, importing, shell] = [contactListOf(page), importPageOf(page), shellOf(page)]
  await list.open()
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Import…' }).click()
  await expect(shell.title('Import contacts')).toBeVisible()
  await importing.upload(good)
  await expect(importing.field('Mobile phone')).toHaveValue('phone mobile')
  await expect(importing.field('First Name')).toHaveAccessibleDescription('Ada · Bo · Cy')
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await expect(importing.rows).toHaveText(['2', '3', '4'])
  await page.getByRole('button', { name: 'Import 3 contacts' }).click()
  await expect(importing.done('3 contacts imported')).toBeVisible()

  await page.getByRole('link', { name: 'Show contacts' }).click()
  await expect(list.row('Ada Byron')).toContainText('client')
  await list.expectCount(4)
  await expect(page.getByRole('button', { name: /^From an import/ })).toBeVisible()
  const contacts = at(await admin.get('/contacts'), 'contacts') as unknown as Listed[]
  expect(
    contacts
      .filter(({ type }) => type === 'company')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Engines', 'Northlight'])
  expect(contacts.filter((each) => each['company-name'] === 'Engines')).toHaveLength(3)
  const ada = contacts.find(({ name }) => name === 'Ada')
  expect(ada).toMatchObject({
    'last-name': 'Byron',
    'contact-data': [
      { 'entity-type': 'e-mail', 'entity-value': 'ada@engines.test', kind: 'work' },
      { 'entity-type': 'phone', 'entity-value': '+47 22 33', kind: 'mobile' },
    ],
    'important-dates': [{ type: 'birthday', date: '18151210', 'is-every-year': '1' }],
    addresses: [{ city: 'Bergen', kind: 'work' }],
  })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(shell.note('Undone: 3 contacts imported')).toBeVisible()
  await list.open()
  await list.expectNames(['Northlight'])
})

test('corrects faulty rows in place by keyboard, and leaves the rest out', async ({ page, space: { admin } }) => {
  const [importing, look] = [importPageOf(page), lookAt(page)]
  await importing.open()
  await look('the choice of a file')
  await importing.upload('Name,E-mail,Birthday,Notes\nAda,ada@,,\n,desk@saffron.test,,\nBo,bo@b.test,31/02/1984,\nCy,cy@c.test,,\n')
  await look('the columns')
  await page.getByRole('button', { name: 'Check 4 rows' }).click()
  await expect(importing.rows).toHaveText(['2', '3', '4'])
  await expect(importing.cell(2, 'E-mail (work)')).toHaveAccessibleDescription('Enter a complete e-mail address, such as name@example.com.')
  await look('the check')
  await importing.cell(2, 'E-mail (work)').fill('ada@engines.test')
  await page.keyboard.press('Enter')
  await expect(importing.row(2)).toContainText('New contact')
  await page.keyboard.press('ArrowDown')
  await expect(importing.cell(3, 'E-mail (work)')).toBeFocused()
  await importing.leaveEmpty(4, 'Birthday')
  await expect(importing.row(4)).toContainText('New contact')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 1 row' }).click()
  expect((await readFile(await (await download).path(), 'utf8')).split('\r\n')).toEqual([
    '\uFEFF"Name","E-mail","Birthday","Notes","Reason"',
    '"","desk@saffron.test","","","A person or company needs a name."',
  ])
  await page.getByRole('button', { name: 'Import 3 contacts, leave 1 row out' }).click()
  await expect(importing.done('3 contacts imported')).toContainText('1 row not imported.')
  await look('the result')
  expect(at(await admin.get('/contacts?term=Ada'), 'contacts')).toHaveLength(1)
  await page.getByRole('button', { name: 'Back to 1 row' }).click()
  await importing.cell(3, 'Full name').fill('Dee Desk')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Import 1 contact', exact: true }).click()
  await expect(importing.done('1 contact imported')).toBeVisible()
})

test('marks every faulty cell of a row at once, and each can be left empty alone', async ({ page }) => {
  const [importing, look] = [importPageOf(page), lookAt(page)]
  await importing.open()
  await importing.check('First name,Last name,E-mail,Birthday\nAda,"By\nron",ada@,31/02/1990\nBo,Ek,,\n')
  const [last, email, birthday] = [importing.cell(2, 'Last name'), importing.cell(2, 'E-mail (work)'), importing.cell(2, 'Birthday')]
  for (const cell of [last, email, birthday]) await expect(cell).toHaveAttribute('aria-invalid', 'true')
  await expect(birthday).toHaveAccessibleDescription('There is no 31 Feb 1990.')
  await look('three faults in a row')
  await importing.leaveEmpty(2, 'E-mail (work)')
  await expect(email).toHaveValue('')
  await expect(email).toBeFocused()
  await expect(birthday).toHaveValue('31/02/1990')
  await expect(importing.row(2)).not.toContainText('Enter a complete e-mail address')
  await importing.leaveEmpty(2, 'Birthday')
  await last.fill('Byron')
  await last.press('Enter')
  await expect(importing.row(2)).toContainText('New contact')
})

test('joins rows with the contacts that have their e-mail, and adds only what is missing', async ({ page, space: { admin } }) => {
  const importing = importPageOf(page)
  const mail = { 'contact-data': [{ 'entity-type': 'e-mail', 'entity-value': 'ada@engines.test', kind: 'work' }] }
  const ada = await makeContact(admin, { name: 'Ada', title: 'Analyst', ...mail })
  await addTags(admin, ada, 'client')
  await importing.open()
  await importing.check(
    'Name,E-mail,Title,Phone,Tags\nAda,ADA@engines.test,Countess,1815,"Client, maths"\nBo,bo@b.test,,,\nBo,bo@b.test,Baker,,\n',
  )
  await expect(importing.row(2)).toContainText('Joins Ada.')
  await expect(importing.row(4)).toContainText('Joins row 3.')
  await page.getByRole('button', { name: 'Import 3 rows as 2 contacts' }).click()
  await expect(importing.done('2 contacts imported')).toBeVisible()
  expect(at(await admin.get(`/contacts/${ada}`), 'contact')).toMatchObject({
    title: 'Analyst',
    'contact-data': [{ 'entity-value': 'ada@engines.test' }, { 'entity-value': '1815' }],
    tags: { client: 'client', maths: 'maths' },
  })
  expect(at(await admin.get('/contacts?term=Bo'), 'contacts')).toMatchObject([{ name: 'Bo', title: 'Baker' }])
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(shellOf(page).note('Undone: 2 contacts imported')).toBeVisible()
  expect(at(await admin.get(`/contacts/${ada}`), 'contact')).toMatchObject({ tags: { client: 'client' } })
})

test('keeps the rows that the service refuses, with the reason, for another try', async ({ page, space: { admin } }) => {
  const importing = importPageOf(page)
  const answer = { status: 422, json: { errors: [{ code: 'invalid', message: 'Not today.' }] } }
  await page.route('**/api/x/contacts/batch', (route) =>
    route.request().postData()?.includes('"Bo"') ? route.fulfill(answer) : route.continue(),
  )
  await importing.open()
  await importing.check('Name,Company\nAda,Engines\nBo,Engines\n')
  await page.getByRole('button', { name: 'Import 2 contacts' }).click()
  await expect(importing.done('1 contact imported')).toContainText('1 row not imported.')
  await page.unroute('**/api/x/contacts/batch')
  await page.getByRole('button', { name: 'Back to 1 row' }).click()
  await expect(importing.row(3)).toContainText('Not today.')
  await importing.cell(3, 'Full name').fill('Bob')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Import 1 contact', exact: true }).click()
  await expect(importing.done('1 contact imported')).toBeVisible()
  expect(at(await admin.get('/contacts?term=Bob'), 'contacts')).toHaveLength(1)
})

test('stops on request, asks before the page is left, and imports the rest later', async ({ page }) => {
  const [importing, shell] = [importPageOf(page), shellOf(page)]
  await importing.open()
  await importing.check(`Name\n${Array.from({ length: 250 }, (_, n) => `Guest ${n}`).join('\n')}`)
  const sent = page.waitForRequest(/\/api\/x\/contacts\/batch$/)
  const letGo = await holdBack(page, /\/api\/x\/contacts\/batch$/, 'POST')
  await importing.import.click()
  await sent
  await expect(page.getByText('Nothing is saved yet.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Importing…' })).toBeDisabled()
  await shell.rail.getByRole('link', { name: 'Deals' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('Stop the import?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  letGo()
  await expect(importing.done('200 contacts imported')).toContainText('50 rows not imported. You stopped the import.')
  await page.getByRole('button', { name: 'Back to 50 rows' }).click()
  await page.getByRole('button', { name: 'Import 50 contacts' }).click()
  await expect(importing.done('50 contacts imported')).toBeVisible()
  await contactListOf(page).open('?term=Guest')
  await contactListOf(page).expectCount(250)
})

test('reads back what Tandem exports without loss', async ({ page, space: { admin } }) => {
  const [list, importing] = [contactListOf(page), importPageOf(page)]
  const id = await makeFullContact(admin)
  const before = at(await admin.get(`/contacts/${id}`), 'contact') as { [key: string]: unknown }
  await list.open()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Export list', exact: true }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  accepted(await admin.delete(`/contacts/${id}`))
  await importing.open()
  await importing.check(csv)
  await page.getByRole('button', { name: 'Import 3 contacts' }).click()
  await expect(importing.done('3 contacts imported')).toBeVisible()
  const [after] = at(await admin.get('/contacts?email=ada@engines.test'), 'contacts') as { [key: string]: unknown }[]
  const plain = (contact: { [key: string]: unknown } = {}) => {
    const entriesOf = (list: string) =>
      (contact[list] as { [key: string]: string }[])
        .map(({ id: _, ...entry }) => JSON.stringify(Object.entries(entry).toSorted()))
        .toSorted()
    const values = ['name', 'last-name', 'title', 'company-id', 'background-info', 'visibility'].map((key) => contact[key])
    return [values, Object.keys(contact.tags ?? {}).toSorted(), ...['contact-data', 'important-dates', 'addresses'].map(entriesOf)]
  }
  expect(plain(after)).toEqual(plain(before))
})

test('shows how a file is read, reads it in another way, and empties a column of faults', async ({ page, space: { admin } }) => {
  const [importing, look] = [importPageOf(page), lookAt(page)]
  const sample = page.getByRole('region', { name: 'Sample of the file' })
  const encoding = page.getByRole('combobox', { name: 'Encoding' })
  await importing.open()
  // "Имя;День рождения", "Зоя;скоро", "Анна;скоро" in Windows-1251.
  const hex = 'c8ecff3bc4e5edfc20f0eee6e4e5ede8ff0ac7eeff3bf1eaeef0ee0ac0edede03bf1eaeef0ee0a'
  await importing.upload(Buffer.from(hex, 'hex'))
  await expect(encoding).toHaveValue('windows-1251')
  await expect(importing.field('Имя')).toHaveValue('full')
  await look('a file in Windows-1251')
  await encoding.selectOption('windows-1252')
  await expect(sample).toContainText('Çîÿ')
  await encoding.selectOption('windows-1251')
  await expect(sample).toContainText('Зоя')
  await page.getByRole('combobox', { name: 'Columns separated by' }).selectOption(',')
  await expect(sample.getByRole('row').nth(1)).toHaveText('2Зоя;скоро')
  await page.getByRole('combobox', { name: 'Columns separated by' }).selectOption(';')
  await page.getByRole('button', { name: 'Check 2 rows' }).click()
  await look('a column of faults')
  await page.getByRole('button', { name: 'Leave empty in all rows: Birthday' }).click()
  await importing.import.click()
  await expect(importing.done('2 contacts imported')).toBeVisible()
  expect(at(await admin.get('/contacts?term=Зоя'), 'contacts')).toMatchObject([{ name: 'Зоя' }])
})

test('finds in a second tab what the first has imported meanwhile', async ({ page, context }) => {
  const other = importPageOf(await context.newPage())
  const first = importPageOf(page)
  const file = 'Name,E-mail\nAda,ada@engines.test\nBo,bo@engines.test\n'
  for (const tab of [first, other]) {
    await tab.open()
    await tab.check(file)
  }
  await first.import.click()
  await expect(first.done('2 contacts imported')).toBeVisible()
  await other.import.click()
  await other.page.getByRole('button', { name: 'Import again' }).click()
  await expect(other.done('2 contacts imported')).toBeVisible()
  await contactListOf(page).open('?email=@engines.test')
  await contactListOf(page).expectCount(2)
})

test('says why a file cannot be imported', async ({ page }) => {
  const [importing, shell] = [importPageOf(page), shellOf(page)]
  await importing.open()
  await importing.upload('')
  await expect(shell.refusal('This file is empty.')).toBeVisible()
  await importing.upload(Buffer.from([0x50, 0x4b, 3, 4, 0]), 'clients.xlsx')
  await expect(shell.refusal("This isn't a CSV file.")).toBeVisible()
  await importing.upload('Name,E-mail\n')
  await expect(page.getByText('This file has headings and no rows.')).toBeVisible()
  await page.getByRole('button', { name: 'Other file' }).click()
  await importing.upload('Born\n05/04/1979\n')
  await expect(page.getByText('Choose which column has the names')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('shows the reasons beside the rows, and the page scrolls in one direction only', async ({ page }) => {
    const [importing, look] = [importPageOf(page), lookAt(page)]
    await importing.open()
    await importing.check('Name,E-mail,Company,Birthday,Tags\nAda,ada@,Engines,05/05/1979,client\nBo,bo@b.test,Engines,,\n')
    await expect(importing.row(2).getByText('Enter a complete e-mail address, such as name@example.com.')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await look('the check on a phone')
    await page.getByRole('button', { name: 'Import 1', exact: true }).click()
    await expect(importing.done('1 contact imported')).toBeVisible()
  })
})
