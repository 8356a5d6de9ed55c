import { expect } from '@playwright/test'
import { accepted, at } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { addTags, makeCase, makeCompany, makeContact, makeDeal, makeNote } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { mergePageOf } from '../../pages/merge.ts'
import { shellOf } from '../../pages/shell.ts'

const phone = (value: string) => ({ 'contact-data': [{ 'entity-type': 'phone', 'entity-value': value, kind: 'work' }] })

test('merges two selected contacts with chosen values, and one undo brings both back', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const [list, contact, merge, shell] = [contactListOf(page), contactPageOf(page), mergePageOf(page), shellOf(page)]
  const ada = await makeContact(admin, { name: 'Ada', 'last-name': 'Byron', title: 'Analyst', ...phone('1815') })
  const augusta = await makeContact(admin, {
    name: 'A.',
    'last-name': 'Byron',
    title: 'Countess',
    'background-info': 'Likes engines.',
    ...phone('1852'),
  })
  await makeCompany(admin, 'Engines')
  await addTags(admin, ada, 'maths')
  await addTags(admin, augusta, 'poetry')
  await makeNote(admin, augusta, { body: 'Met at the fair.' })
  await makeNote(admin, augusta, { body: 'Wrote a letter.' })
  await makeTask(admin, `/contacts/${augusta}/tasks`, 'Write back', { responsibles: [admin.id] })
  await makeDeal(admin, { 'involved-people': [augusta] })
  await makeCase(admin, { 'involved-people': [augusta] })
  const read = async () =>
    [at(await admin.get(`/contacts/${ada}`), 'contact'), at(await admin.get(`/contacts/${augusta}`), 'contact')] as {
      [key: string]: unknown
    }[]
  const before = await read()
  const missed: string[] = []
  page.on('response', (answer) => answer.status() === 404 && answer.url().includes('merge-preview') && missed.push(answer.url()))

  await list.open()
  await list.select('Ada Byron')
  await expect(list.bulk.getByRole('button', { name: 'Merge' })).toBeDisabled()
  await list.select('Engines')
  await expect(list.bulk.getByRole('button', { name: 'Merge' })).toBeDisabled()
  await expect(list.bulk.getByRole('button', { name: 'Merge' })).toHaveAccessibleDescription('Select two people or two companies to merge.')
  await list.bulk.getByRole('button', { name: 'Merge' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Select two people or two companies to merge.')
  await list.bulk.getByRole('button', { name: 'Merge' }).click({ force: true })
  await expect(list.bulk).toBeVisible()
  await list.row('Engines').getByRole('checkbox').uncheck()
  await list.select('A. Byron')
  await list.act('Merge')
  await merge.keep('Ada Byron').check()
  await expect(merge.after('Phone').getByRole('listitem')).toHaveText(['1815work', '1852work'])
  await expect(merge.after('Background')).toHaveText('Likes engines.')
  await expect(merge.after('Tags')).toHaveText('mathspoetry')
  await expect(merge.after('Title')).toHaveText('Analyst')
  await merge.pick('Title', 'Countess').check()
  await expect(merge.after('Title')).toHaveText('Countess')
  await expect(merge.after('Related')).toContainText('2 notes, 1 task, 1 deal, 1 case moved from A. Byron')
  await page.keyboard.press('ControlOrMeta+Enter')

  await expect(contact.name('Ada Byron')).toBeVisible()
  await expect(shell.note('Merged A. Byron into Ada Byron')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/contacts/${ada}$`))
  await expect(page.getByRole('main').getByText('Countess', { exact: true })).toBeVisible()
  await expect(contact.property('Phone').getByRole('link')).toHaveText(['1815', '1852'])
  await expect(contact.tagRemover('poetry')).toBeVisible()
  await expect(contact.note('Met at the fair.')).toBeVisible()
  expect((await admin.get(`/contacts/${augusta}`)).status).toBe(404)

  await shell.undo('Merged A. Byron into Ada Byron')
  await expect(shell.note('Undone: Merged A. Byron into Ada Byron')).toBeVisible()
  expect(missed).toEqual([])
  await expect(contact.note('Met at the fair.')).toBeHidden()
  await expect(contact.property('Phone').getByRole('link')).toHaveText(['1815'])
  const ignoring = ({ 'updated-at': _, ...rest }: { [key: string]: unknown }) => rest
  expect((await read()).map(ignoring)).toEqual(before.map(ignoring))
  await page.goto(`/contacts/${augusta}`)
  await expect(contact.note('Wrote a letter.')).toBeVisible()
  await list.open()
  await list.expectNames(['A. Byron', 'Ada Byron', 'Engines', 'Northlight'])
})

test('finds the other contact from the page by keyboard, and the page of the merged one leads to the kept one', async ({
  page,
  space: { admin },
}) => {
  const [contact, merge, look] = [contactPageOf(page), mergePageOf(page), lookAt(page)]
  await makeContact(admin, { name: 'Ada', title: 'Analyst' })
  await makeCompany(admin, 'Ada Engines')
  const augusta = await makeContact(admin, { name: 'Augusta', title: 'Countess' })
  await contact.open(augusta)
  await contact.more('Merge with…')
  await merge.other.fill('Ada')
  await expect(page.getByRole('option')).toHaveText(['AAda'])
  await page.keyboard.press('Enter')
  await expect(merge.keep('Augusta')).toBeChecked()
  await look('the comparison')
  await page.getByRole('button', { name: 'Swap' }).press('Enter')
  await expect(merge.keep('Ada')).toBeChecked()
  await expect(merge.after('Name')).toHaveText('Ada')
  await merge.pick('Name', 'Ada').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(merge.after('Name')).toHaveText('Augusta')
  await merge.merge.press('Enter')
  await expect(contact.name('Augusta')).toBeVisible()
  await expect(page.getByRole('main').getByText('Analyst', { exact: true })).toBeVisible()
  await page.goto(`/contacts/${augusta}`)
  await expect(page.getByText('Merged into Augusta')).toBeVisible()
  await expect(page.getByText(/^Ana Admin merged this contact on /)).toBeVisible()
  await page.getByRole('link', { name: 'Open Augusta' }).click()
  await expect(page.getByRole('main').getByText('Analyst', { exact: true })).toBeVisible()
})

test('proposes only contacts of the same type and name, before anything is typed', async ({ page, space: { admin } }) => {
  const [contact, merge, look] = [contactPageOf(page), mergePageOf(page), lookAt(page)]
  const ada = await makeContact(admin, { name: 'Ada', 'last-name': 'Byron' })
  const lone = await makeContact(admin, { name: 'Augusta' })
  await makeContact(admin, { name: 'ADA', 'last-name': 'Býron', 'company-name': 'Engines' })
  await makeContact(admin, { name: 'Ada', 'last-name': 'Byronson' })
  await makeCompany(admin, 'Ada Byron')
  await contact.open(ada)
  await contact.more('Merge with…')
  await expect(page.getByRole('option')).toHaveText([/ADA Býron.*Engines/])
  await look('the proposal')
  await page.keyboard.press('Enter')
  await expect(merge.keep('ADA Býron')).toBeVisible()

  await contact.open(lone)
  await contact.more('Merge with…')
  await expect(page.getByText('No other person has this name. Type to find one.')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  await merge.other.fill('Byron')
  await expect(page.getByRole('option')).toHaveCount(3)
})

test('explains why a merge is refused, warns about lost access, and keeps the choices', async ({ page, space }) => {
  const { admin, ownCompanyId } = space
  const [merge, shell] = [mergePageOf(page), shellOf(page)]
  await space.member()
  const company = await makeCompany(admin, 'Engines', { title: 'Makers' })
  const hidden = await makeCompany(admin, 'Quay', { visibility: 'only-me', title: 'Boats' })
  await space.client(company)
  await merge.open(company, ownCompanyId)
  await expect(merge.keep('Northlight')).toBeChecked()
  await expect(merge.merge).toBeDisabled()
  await expect(shell.refusal("Couldn't merge. Carl Client belongs to this company")).toBeVisible()
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(shell.refusal("Couldn't merge. You can’t merge the workspace’s own company into another contact.")).toBeVisible()

  await merge.open(company, hidden)
  await expect(merge.after('Visible to')).toContainText('1 person will lose access to one of them')
  await merge.pick('Title', 'Boats').check()
  accepted(await admin.delete(`/contacts/${hidden}`))
  await expect(page.getByText('Contact not found')).toBeVisible()

  const person = await makeContact(admin, { name: 'Ada' })
  await merge.open(company, person)
  await expect(page.getByText("A person and a company can't be merged.")).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('shows what comes out, and scrolls in one direction only', async ({ page, space: { admin } }) => {
    const [contact, merge, look] = [contactPageOf(page), mergePageOf(page), lookAt(page)]
    const ada = await makeContact(admin, { name: 'Ada', title: 'Analyst', ...phone('1815') })
    const augusta = await makeContact(admin, {
      name: 'Augusta',
      title: 'Countess of a very long title that takes several lines',
      ...phone('1852'),
    })
    await merge.open(ada, augusta)
    await expect(merge.after('Phone').getByRole('listitem')).toHaveText(['1815work', '1852work'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await look('the comparison on a phone')
    await merge.merge.click()
    await expect(contact.name('Ada')).toBeVisible()
  })
})

test('asks which birthday and which background to keep, and keeps both backgrounds unless told otherwise', async ({
  page,
  space: { admin },
}) => {
  const [contact, merge, shell, look] = [contactPageOf(page), mergePageOf(page), shellOf(page), lookAt(page)]
  const born = (date: string, background: string) => ({
    name: 'Anna',
    'last-name': 'Tanaka',
    'important-dates': [{ type: 'birthday', date }],
    'background-info': background,
  })
  const [anna, same] = [await makeContact(admin, born('19840229', 'Sails.')), await makeContact(admin, born('19850301', 'Sings.'))]
  await merge.open(anna, same)
  await expect(merge.after('Background')).toContainText('Sails. Sings.')
  await merge.pick('Background', 'Sings.').check()
  await expect(merge.after('Background').getByText('Sails.')).toBeHidden()
  await merge.pick('Background', 'Keep both').check()
  await expect(merge.after('Background')).toContainText('Sails. Sings.')
  await merge.pick('Birthday', '1 Mar 1985').check()
  await expect(merge.after('Birthday')).toHaveText('1 Mar 1985')
  await look('the choice of a birthday and a background')
  await merge.merge.click()
  await expect(shell.note('Merged two contacts named Anna Tanaka')).toBeVisible()
  await expect(contact.name('Anna Tanaka')).toBeVisible()
  await expect(page.getByRole('main').getByText('1 Mar 1985')).toBeVisible()
})
