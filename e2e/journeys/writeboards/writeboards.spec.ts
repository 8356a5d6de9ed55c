import { expect, type Page } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeProject, makeWriteboard, openSite } from '../../fixtures/projects.ts'

const boardOf = (page: Page) => ({
  text: page.getByRole('textbox', { name: 'Text' }),
  write: page.getByRole('button', { name: /^Write( E)?$/ }),
  save: page.getByRole('button', { name: /^Save revision/ }),
  revision: (number: number) => page.getByRole('article', { name: `Revision ${number}` }),
  revisions: page.getByRole('region', { name: 'Revisions' }),
  open: (id: string, query = '') => page.goto(`/writeboards/${id}${query}`),
})

test('a writeboard is created, written, compared, and an old revision restored and undone', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const board = boardOf(page)
  await page.goto(`/projects/${await makeProject(admin)}/writeboards`)
  await expect(page.getByText('No writeboards yet')).toBeVisible()
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'Title' }).fill('Words on the booking page')
  await page.keyboard.press('Enter')
  const bold = page.getByRole('button', { name: 'Bold' })
  await expect(bold).toBeVisible()
  await board.text.click()
  await page.keyboard.type('# First line')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Where do you want to travel?')
  await board.save.click()
  await expect(board.revision(2)).toContainText('Where do you want to travel?')
  await page.keyboard.press('e')
  await expect(board.text).toBeFocused()
  for (const _ of 'want to travel?') await page.keyboard.press('Backspace')
  await page.keyboard.type('sail?')
  await page.keyboard.press('Enter')
  await bold.click()
  await page.keyboard.type('By night.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(board.revision(3).getByRole('heading', { name: 'First line' })).toBeVisible()
  await expect(board.revision(3).getByRole('strong')).toHaveText('By night.')
  await page.getByRole('button', { name: 'Compare with revision 2' }).click()
  const comparison = page.getByRole('region', { name: 'Comparison' })
  await expect(comparison.getByText('2 changes')).toBeVisible()
  await expect(comparison.getByRole('deletion')).toHaveText(['want to travel'])
  await expect(comparison.getByRole('insertion')).toHaveText(['sail', 'By night.'])
  await board.revisions.getByRole('link', { name: /^Revision 2/ }).click()
  await page.getByRole('button', { name: 'Restore revision 2' }).click()
  await expect(board.revisions.getByRole('link', { name: /^Revision 4/ })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(board.revisions.getByRole('link', { name: /^Revision 4/ })).toHaveCount(0)
})

test('a newer revision of a colleague leaves the text box as it is, and is compared and merged by hand', async ({
  page,
  space: { admin, member },
}) => {
  const board = boardOf(page)
  const jonas = await member('Jonas Lind')
  const id = await makeWriteboard(admin, await makeProject(admin), { body: 'One' })
  await board.open(id, '?write')
  await board.text.fill('One')
  await page.keyboard.type(' and mi')
  accepted(await jonas.put(`/x/writeboards/${id}`, { writeboard: { body: 'One and theirs' } }))
  await expect(page.getByText('Jonas Lind saved revision 2 while you were writing.')).toBeVisible()
  await expect(board.text).toBeFocused()
  await page.keyboard.type('ne')
  await expect(board.text).toHaveText('One and mine')
  await page.keyboard.press('ControlOrMeta+Enter')
  const comparison = page.getByRole('region', { name: 'Comparison' })
  await expect(comparison).toContainText('theirs')
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(board.text).toBeFocused()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(comparison).toContainText('mine')
  await page.getByRole('button', { name: 'Merge by hand' }).click()
  await expect(page.getByRole('region', { name: 'Revision 2' })).toContainText('One and theirs')
  await board.text.fill('One, theirs and mine')
  await board.save.click()
  await expect(board.revision(3)).toContainText('One, theirs and mine')
})

test('two browsers write at the same time: neither overwrites the other unseen', async ({ page, space, windowOf }) => {
  const { admin } = space
  const jonas = await space.member('Jonas Lind')
  const id = await makeWriteboard(admin, await makeProject(admin), { body: 'One' })
  const [mine, theirs] = [boardOf(page), boardOf(await windowOf(jonas))]
  await mine.open(id, '?write')
  await theirs.open(id, '?write')
  await mine.text.fill('Mine')
  await theirs.text.fill('Theirs')
  await mine.save.click()
  await expect(mine.revision(2)).toContainText('Mine')
  await theirs.save.page().getByRole('button', { name: 'Compare', exact: true }).click()
  await theirs.save.page().getByRole('button', { name: 'Use revision 2' }).click()
  await expect(theirs.revision(2)).toContainText('Mine')
  await theirs.write.click()
  await theirs.text.fill('Mine and theirs')
  await theirs.save.click()
  await expect(mine.revision(3)).toContainText('Mine and theirs')
})

test('a draft survives a reload, and a comment belongs to the revision it was written on', async ({ page, space: { admin } }) => {
  const board = boardOf(page)
  const id = await makeWriteboard(admin, await makeProject(admin), { body: 'One' })
  await board.open(id, '?write')
  await board.text.fill('One, half writ')
  await page.reload()
  await expect(board.text).toHaveText('One, half writ')
  await board.save.click()
  await expect(board.revision(2)).toContainText('half writ')
  await board.revisions.getByRole('link', { name: /^Revision 1/ }).click()
  await expect(board.revision(1)).toHaveText('One')
  await page.getByRole('textbox', { name: 'New comment' }).fill('This was better.')
  await page.getByRole('button', { name: /^Add comment/ }).click()
  const comments = page.getByRole('list', { name: 'Comments' })
  await expect(comments).toContainText('This was better.')
  await expect(comments).toContainText('Revision 1')
})

test('a client writes along, sees no private comment, and deletes only what they created', async ({ space, windowOf }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const id = await makeWriteboard(admin, project, { body: 'One' })
  accepted(await admin.post(`/writeboards/${id}/comments`, { comment: { body: 'Not for them.', 'is-private': '1' } }), 201)
  const page = await windowOf(client)
  const board = boardOf(page)
  await board.open(id)
  await board.write.click()
  await board.text.fill('One and two')
  await board.save.click()
  await expect(board.revision(2)).toContainText('One and two')
  await expect(page.getByText('Not for them.')).toHaveCount(0)
  await page.getByRole('button', { name: /^More for Tone/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
})

test('on a phone a writeboard is read, written and deleted, and that is undone', async ({ space: { admin }, windowOf }) => {
  const page = await windowOf(admin, { viewport: { width: 360, height: 740 }, hasTouch: true })
  const board = boardOf(page)
  const id = await makeWriteboard(admin, await makeProject(admin), { body: 'One' })
  await board.open(id, '?write')
  await board.text.fill('Two')
  await board.save.click()
  await expect(board.revision(2)).toHaveText('Two')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: /^More for Tone/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No writeboards yet')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('link', { name: 'Tone', exact: true })).toBeVisible()
})
