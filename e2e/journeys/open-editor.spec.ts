import { expect, type Page, type Request } from '@playwright/test'
import { accepted, at } from '../fixtures/answers.ts'
import { test } from '../fixtures/journey.ts'
import { addTags, makeComment, makeContact, makeNote } from '../fixtures/records.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { shellOf } from '../pages/shell.ts'

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The requests of the page that have no answer yet. */
const underWay = new Set<Request>()

/** The window gets the focus again after a while. The page refetches its data, and the open editor stays. */
const comeBack = async (page: Page, path: RegExp) => {
  // A call that is still on its way would be one that takes half a minute.
  await expect.poll(() => underWay.size).toBe(0)
  const read = page.waitForResponse((answer) => answer.request().method() === 'GET' && path.test(new URL(answer.url()).pathname))
  await page.clock.fastForward(30_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await (await read).finished()
}

test.use({ listens: false })

test.beforeEach(async ({ page }) => {
  underWay.clear()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.clock.install()
})

test.describe('while an editor is open somebody else changes the same contact', () => {
  const contactPath = /\/contacts\/\d+$/

  test('nothing was typed: theirs stays', async ({ page, space }) => {
    const [id, mia] = [await makeContact(space.admin, { name: 'Ada', title: 'Analyst' }), await space.member()]
    await contactPageOf(page).open(id)
    await page.getByRole('button', { name: 'Edit title' }).click()
    accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Countess' } }))
    await comeBack(page, contactPath)
    await expect(editor(page, 'title')).toHaveValue('Analyst')
    await editor(page, 'title').press('Enter')
    await expect(page.getByText('Countess', { exact: true })).toBeVisible()
    await expect(shellOf(page).saved).toBeVisible()
    expect(at(await mia.get(`/contacts/${id}`), 'contact.title')).toBe('Countess')
  })

  test('both typed: the second is told, sees both and may keep hers', async ({ page, space }) => {
    const [id, mia] = [await makeContact(space.admin, { name: 'Ada', title: 'Analyst' }), await space.member()]
    await contactPageOf(page).open(id)
    await page.getByRole('button', { name: 'Edit title' }).click()
    accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Countess' } }))
    await comeBack(page, contactPath)
    await editor(page, 'title').fill('Engineer')
    await editor(page, 'title').press('Enter')
    const clash = shellOf(page).refusal('Mia Member also changed the title.')
    await expect(clash.getByRole('definition')).toHaveText(['Countess', 'Engineer'])
    expect(at(await mia.get(`/contacts/${id}`), 'contact.title')).toBe('Countess')
    await clash.getByRole('button', { name: 'Keep mine' }).click()
    await expect(clash).toBeHidden()
    await expect(shellOf(page).saved).toBeVisible()
    await page.reload()
    await expect(page.getByText('Engineer', { exact: true })).toBeVisible()
  })

  test('one changes the first name, the other the last: both are kept', async ({ page, space }) => {
    const contact = contactPageOf(page)
    const [id, mia] = [await makeContact(space.admin, { name: 'Ada', 'last-name': 'Byron' }), await space.member()]
    await contact.open(id)
    await page.keyboard.press('e')
    await editor(page, 'First name').fill('Augusta')
    accepted(await mia.put(`/contacts/${id}`, { contact: { 'last-name': 'King' } }))
    await comeBack(page, contactPath)
    await editor(page, 'First name').press('Enter')
    await expect(contact.name('Augusta King')).toBeVisible()
    await expect(shellOf(page).note('Mia Member also made a change here. Both are saved')).toBeVisible()
    await page.reload()
    await expect(contact.name('Augusta King')).toBeVisible()
  })

  test('what was typed before a reload is still held against what it began with', async ({ page, space }) => {
    const [id, mia] = [await makeContact(space.admin, { name: 'Ada', title: 'Analyst' }), await space.member()]
    await contactPageOf(page).open(id)
    await page.getByRole('button', { name: 'Edit title' }).click()
    await editor(page, 'title').fill('Engineer')
    accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Countess' } }))
    await page.reload()
    await expect(editor(page, 'title')).toHaveValue('Engineer')
    await editor(page, 'title').press('Enter')
    const clash = shellOf(page).refusal('Mia Member also changed the title.')
    await expect(clash.getByRole('definition')).toHaveText(['Countess', 'Engineer'])
    await clash.getByRole('button', { name: 'Use theirs' }).click()
    await page.reload()
    await expect(page.getByText('Countess', { exact: true })).toBeVisible()
  })

  test('before the page has read the contact itself: the change waits for that, and is told', async ({ page, space }) => {
    const [id, mia] = [await makeContact(space.admin, { name: 'Ada', title: 'Analyst' }), await space.member()]
    const list = contactListOf(page)
    await list.open()
    const answer = Promise.withResolvers<void>()
    await page.route(`**/api/contacts/${id}?*`, (route) => answer.promise.then(() => route.continue()))
    await page.route(`**/api/contacts/${id}`, async (route) => {
      if (route.request().method() === 'GET') await answer.promise
      await route.continue()
    })
    accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Countess' } }))
    await page.getByRole('link', { name: 'Ada' }).click()
    await contactPageOf(page).change('title', 'Engineer')
    await expect(page.getByText('Saving…')).toBeVisible()
    answer.resolve()
    const clash = shellOf(page).refusal('Mia Member also changed the title.')
    await expect(clash.getByRole('definition')).toHaveText(['Countess', 'Engineer'])
    expect(at(await mia.get(`/contacts/${id}`), 'contact.title')).toBe('Countess')
  })
})

test('a note that both change: the second is told, sees both, and keeps hers', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const otto = await space.secondAdmin()
  const id = await makeContact(space.admin)
  const note = await makeNote(space.admin, id, { body: 'Called.' })
  await contact.open(id)
  await contact.moreForNote('Called.', 'Edit')
  accepted(await otto.put(`/notes/${note}`, { note: { body: 'Called, no answer.' } }))
  await comeBack(page, /\/contacts\/\d+\/notes$/)
  await editor(page, 'Note').fill('Called, twice.')
  await editor(page, 'Note').press('ControlOrMeta+Enter')
  const clash = shellOf(page).refusal('Otto Admin also changed the note.')
  await expect(clash.getByRole('definition')).toHaveText(['Called, no answer.', 'Called, twice.'])
  expect(at(await otto.get(`/notes/${note}`), 'note.body')).toBe('Called, no answer.')
  await clash.getByRole('button', { name: 'Keep mine' }).click()
  await expect(editor(page, 'Note')).toBeHidden()
  await page.reload()
  await expect(contact.note('Called, twice.')).toBeVisible()
})

test('a comment that somebody else changes while one has it open and types nothing stays theirs', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const otto = await space.secondAdmin()
  const id = await makeContact(space.admin)
  const note = await makeNote(space.admin, id)
  const comment = await makeComment(space.admin, note, { body: 'Good.' })
  await contact.open(id)
  await contact.moreForComment('Good.', 'Edit')
  accepted(await otto.put(`/comments/${comment}`, { comment: { body: 'Very good.' } }))
  await comeBack(page, /\/notes\/\d+\/comments$/)
  await editor(page, 'Comment').press('ControlOrMeta+Enter')
  await expect(contact.comment('Very good.')).toBeVisible()
  expect(at(await otto.get(`/comments/${comment}`), 'comment.body')).toBe('Very good.')
})

test('one’s own other changes, a tag and a phone, do not clash with an open editor', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin, { name: 'Ada', title: 'Analyst' })
  await contact.open(id)
  await contact.add('Phone', 'Add a phone', 'New phone', '1815')
  await contact.change('title', 'Countess')
  await addTags(space.admin, id, 'maths')
  await contact.change('background', 'Likes engines.', 'ControlOrMeta+Enter')
  await expect(shellOf(page).saved).toBeVisible()
  await expect(page.getByText('also changed the')).toHaveCount(0)
  await page.reload()
  await expect(contact.property('Background')).toContainText('Likes engines.')
})
