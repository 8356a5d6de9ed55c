import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeProject, makeWriteboard, uploadPicture, uploadTo } from '../../fixtures/projects.ts'
import { filesOf, textFile } from '../../pages/files.ts'

// Each test looks many times.
test.describe.configure({ timeout: 180_000 })

test('files as a grid, as a list, in the panel and on a page', async ({ page, space: { admin } }) => {
  const [files, look] = [filesOf(page), lookAt(page)]
  const project = await makeProject(admin)
  await files.open(project)
  await expect(page.getByText('No files yet')).toBeVisible()
  await look('no files')
  const id = await uploadPicture(admin, project)
  await uploadTo(admin, { 'project-id': project })
  await files.open(project)
  await files.choose([textFile('empty.txt', '')])
  await expect(files.uploads).toBeVisible()
  await look('the grid with a failed upload')
  await files.show('hello.txt')
  await expect(files.panel.getByRole('region', { name: 'Text of hello.txt' })).toBeVisible()
  await look('the panel')
  await files.open(project, '?view=list')
  await expect(files.grid.getByRole('row').filter({ hasText: 'hello.txt' })).toBeVisible()
  await look('the list')
  await page.goto(`/files/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'ferry.jpg' })).toBeVisible()
  await look('the page of a file')
})

test('writeboards: the list, a text, writing, a comparison', async ({ page, space: { admin } }) => {
  const look = lookAt(page)
  const project = await makeProject(admin)
  const id = await makeWriteboard(admin, project, { body: '# Tone\nCalm' })
  accepted(await admin.put(`/x/writeboards/${id}`, { writeboard: { body: '# Tone\nCalm and short\nNew' } }))
  await page.goto(`/projects/${project}/writeboards`)
  await expect(page.getByRole('list', { name: 'Writeboards' })).toBeVisible()
  await look('the list')
  await page.goto(`/writeboards/${id}`)
  await expect(page.getByRole('article', { name: 'Revision 2' })).toContainText('Calm and short')
  await look('a text')
  await page.goto(`/writeboards/${id}?left=1&right=2`)
  await expect(page.getByText('2 changes')).toBeVisible()
  await look('a comparison')
  await page.goto(`/writeboards/${id}?write`)
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
  await look('writing')
})
