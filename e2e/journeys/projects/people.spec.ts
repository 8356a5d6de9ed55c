import { expect } from '@playwright/test'
import { at, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeCategory, makeMessage, makeProject } from '../../fixtures/projects.ts'
import { makeCompany } from '../../fixtures/records.ts'
import { projectPageOf } from '../../pages/projects.ts'
import { shellOf } from '../../pages/shell.ts'

test('shares a project with a company, invites a person of it, and takes it back', { tag: '@short' }, async ({ page, space }) => {
  const { admin } = space
  const [project, shell] = [projectPageOf(page), shellOf(page)]
  const companyId = await makeCompany(admin, 'Harbour Works')
  await space.client(companyId)
  const id = await makeProject(admin, { name: 'Quay' })
  await project.open(id, '/people')
  await expect(project.block('Northlight 1')).toContainText('Full access')
  await page.getByRole('button', { name: 'Add company' }).click()
  await page.getByRole('combobox', { name: 'Company' }).fill('harb')
  await page.getByRole('option', { name: 'Harbour Works' }).click()
  const works = project.block('Harbour Works 1')
  await expect(works).toContainText("Client: can't see private items")
  await expect(shell.saved).toBeVisible()
  expect(listAt(await admin.get(`/projects/${id}/companies`), 'companies')).toEqual([{ id: companyId, name: 'Harbour Works' }])
  await works.getByRole('button', { name: 'Invite a person of Harbour Works' }).click()
  const sheet = page.getByRole('dialog', { name: 'Invite people' })
  await expect(sheet.getByRole('combobox', { name: 'Company' })).toHaveValue('Harbour Works')
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Nils Eide')
  await sheet.getByLabel('E-mail').fill(`nils.${id}@works.example`)
  await sheet.getByRole('button', { name: /^Invite/ }).click()
  await page.getByRole('dialog', { name: 'Invitation for Nils Eide' }).getByRole('button', { name: 'I have copied it' }).click()
  await expect(project.block('Harbour Works 2')).toContainText('Nils Eide')
  await expect(project.block('Harbour Works 2').getByText('Invited', { exact: true })).toHaveCount(1)
  await expect(project.tab('People')).toHaveText('People3')
  await page.getByRole('button', { name: 'Remove Harbour Works from the project' }).click()
  await expect(page.getByText('Nils Eide')).toHaveCount(0)
  await shell.undo('Removed Harbour Works from the project')
  await expect(page.getByText('Nils Eide')).toBeVisible()
})

test('manages the categories of a project in place; one in use stays', async ({ page, space: { admin } }) => {
  const [project, shell] = [projectPageOf(page), shellOf(page)]
  const id = await makeProject(admin, { name: 'Quay' })
  const used = await makeCategory(admin, id, { name: 'Decisions' })
  await makeMessage(admin, id, { 'category-id': used })
  await project.open(id)
  await project.menu('Categories')
  const messages = page.getByRole('region', { name: /^Message categories/ })
  const files = page.getByRole('region', { name: /^File categories/ })
  await expect(messages.getByText('Decisions')).toBeVisible()
  await messages.getByRole('button', { name: 'Delete Decisions' }).click()
  await expect(shell.refusal(/Couldn't delete Decisions/)).toBeVisible()
  await expect(messages.getByText('Decisions')).toBeVisible()
  await files.getByRole('textbox', { name: 'Add file category' }).fill('Contracts')
  await page.keyboard.press('Enter')
  await expect(shell.note('Added Contracts')).toBeVisible()
  await files.getByRole('button', { name: 'Edit file category Contracts' }).click()
  await files.getByRole('textbox', { name: 'file category Contracts' }).fill('Offers')
  await page.keyboard.press('Enter')
  await expect(shell.note('Renamed Contracts to Offers')).toBeVisible()
  await files.getByRole('button', { name: 'Delete Offers' }).click()
  await shell.undo('Deleted Offers')
  await expect(files.getByText('Offers')).toBeVisible()
  await expect(shell.saved).toBeVisible()
  expect(at(await admin.get(`/projects/${id}/categories/file`), 'categories')).toMatchObject([{ name: 'Offers', type: 'file' }])
})

test('a new project is shared with its client at once, and later with a company that is made there', async ({ page, space }) => {
  const company = await makeCompany(space.admin, 'Fjordline')
  await space.client(company)
  await page.goto('/projects?new')
  const sheet = page.getByRole('dialog', { name: 'New project' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Website')
  await sheet.getByRole('combobox', { name: 'Client', exact: true }).fill('fjord')
  await page.getByRole('option', { name: 'Fjordline' }).click()
  await expect(sheet.getByText('1 person from Fjordline will see what is not private.')).toBeVisible()
  await sheet.getByRole('button', { name: /^Create Ctrl/ }).click()
  await page.getByRole('link', { name: /^People/ }).click()
  await expect(page.getByRole('region', { name: /^Fjordline/ })).toContainText('Carl Client')
  await page.getByRole('button', { name: 'Add company' }).click()
  await page.getByRole('combobox', { name: 'Company' }).fill('Harbour')
  await page.getByRole('option', { name: 'New company “Harbour”' }).click()
  await expect(page.getByRole('region', { name: /^Harbour/ })).toBeVisible()
  await shellOf(page).undo('Shared the project with Harbour')
  await expect(page.getByRole('region', { name: /^Harbour/ })).toBeHidden()
  // The page shows an undo before the service has answered.
  await expect.poll(async () => (await space.admin.get('/contacts?term=Harbour')).body).toMatchObject({ contacts: [] })
})
