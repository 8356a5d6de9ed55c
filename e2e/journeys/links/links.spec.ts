import { expect } from '@playwright/test'
import { accepted, at } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeCategory, makeLink, makeProject, openSite } from '../../fixtures/projects.ts'
import { linksOf } from '../../pages/links.ts'
import { shellOf } from '../../pages/shell.ts'

test('adds links of the web alone, edits them in place, deletes them and undoes', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [links, shell] = [linksOf(page), shellOf(page)]
  const project = await makeProject(admin)
  await makeCategory(admin, project, { name: 'Tools', type: 'link' })
  await links.open(project)
  await expect(page.getByText('No links yet')).toBeVisible()
  await page.keyboard.press('c')
  await links.sheet.getByLabel('Address').fill('javascript:alert(1)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(links.sheet.getByText('A link begins with http:// or https:// and has no spaces.')).toBeVisible()
  await links.sheet.getByLabel('Address').fill('fjordlys.example/night')
  await page.keyboard.press('ControlOrMeta+Enter')
  const row = links.row('fjordlys.example')
  await expect(row.getByRole('link', { name: 'fjordlys.example' })).toHaveAttribute('href', 'https://fjordlys.example/night')
  await expect(row.getByRole('link', { name: 'fjordlys.example' })).toHaveAttribute('rel', /noopener/)
  await links.edit('fjordlys.example', 'title', 'Night route')
  await links.edit('Night route', 'address', 'data:text/html,hello')
  await expect(links.row('Night route').getByRole('alert')).toHaveText(/begins with http/)
  await links.row('Night route').getByRole('textbox', { name: 'address' }).fill('https://example.com/route')
  await page.keyboard.press('Enter')
  await expect(links.row('Night route').getByRole('link', { name: 'example.com' })).toBeVisible()
  await links.row('Night route').getByRole('combobox', { name: 'Category' }).selectOption('Tools')
  await expect(shell.saved).toBeVisible()
  const [saved] = at(accepted(await admin.get(`/x/projects/${project}/links`)), 'links') as { id: string }[]
  expect(saved).toMatchObject({ title: 'Night route', url: 'https://example.com/route', 'category-id': expect.stringMatching(/\d/) })
  await links.open(project, '?category=none')
  await expect(page.getByText('No links match “Category: none”')).toBeVisible()
  await page.goto(`/links/${saved?.id}`)
  await expect(page).toHaveURL(new RegExp(`/projects/${project}/links\\?open=${saved?.id}$`))
  await links.details.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No links yet')).toBeVisible()
  await shell.undo('Deleted Night route')
  await expect(links.row('Night route')).toBeVisible()
})

test('comments in the sheet, live in another browser; a client changes only their own', async ({ page, space, windowOf }) => {
  const { admin } = space
  const site = await openSite(space)
  await makeLink(admin, site.id, { title: 'Brand' })
  await makeLink(site.client, site.id, { title: 'Theirs' })
  const [links, theirs] = [linksOf(page), await windowOf(site.client)]
  const other = linksOf(theirs)
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok(), { timeout: 20_000 })
  await links.open(site.id)
  await live
  await other.open(site.id)
  await expect(other.row('Brand').getByRole('button', { name: 'Edit title' })).toHaveCount(0)
  await expect(other.row('Theirs').getByRole('button', { name: 'Edit title' })).toBeVisible()
  await other.row('Brand').getByRole('button', { name: '0 comments' }).click()
  await expect(other.details.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await other.details.getByRole('button', { name: 'Comment' }).click()
  await other.details.getByRole('textbox', { name: 'New comment' }).fill('The new logo is in.')
  await theirs.keyboard.press('ControlOrMeta+Enter')
  await expect(other.details.getByText('The new logo is in.')).toBeVisible()
  await expect(links.row('Brand').getByRole('button', { name: '1 comment' })).toBeVisible()
  await links.row('Brand').getByRole('button', { name: '1 comment' }).click()
  await expect(links.details.getByText('The new logo is in.')).toBeVisible()
  await page.keyboard.press('Escape')
  accepted(await site.client.post(`/x/projects/${site.id}/links`, { link: { title: 'Live', url: 'https://example.com' } }), 201)
  await expect(links.row('Live')).toBeVisible()
})
