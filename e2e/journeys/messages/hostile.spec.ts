import { expect, type Page } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMessage, makeProject } from '../../fixtures/projects.ts'
import { messagePageOf } from '../../pages/messages.ts'
import { hostileBodies } from './hostile-bodies.ts'

test.describe.configure({ timeout: 120_000 })

declare global {
  interface Window {
    hit: () => void
    longest: number
  }
}

/** Watches for scripts that run, dialogs and requests to other hosts, and measures the longest task. */
const watch = async (page: Page) => {
  const foreign: string[] = []
  page.on('dialog', (dialog) => {
    foreign.push(dialog.message())
    void dialog.dismiss()
  })
  page.context().on('request', (request) => request.url().includes('evil') && foreign.push(request.url()))
  await page.addInitScript(() => {
    window.hit = () => reportError(new Error('A script of the text ran.'))
    window.alert = window.hit
    window.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
    }).observe({ type: 'longtask' })
  })
  return {
    expectNothing: () => expect(foreign).toEqual([]),
    /** Returns the longest task in ms since the last call, 0 if none was over 50. */
    longest: () =>
      page.evaluate(() => {
        const { longest } = window
        window.longest = 0
        return Math.round(longest)
      }),
  }
}

const allowed = 'A B BLOCKQUOTE BR CODE EM H1 H2 H3 H4 HR I LI OL P PRE S STRONG TABLE TBODY TD TH THEAD TR U UL DIV MARK SUB SUP'.split(
  ' ',
)

/** Returns what an element holds that its text may not bring: tags, attributes and addresses. */
const foreignIn = (root: Element, tags: string[]) =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name, value }) => {
      if (name === 'href') return !/^(https?|mailto|tel):/.test(value)
      return !['target', 'rel', 'colspan', 'rowspan', 'class', 'tabindex', 'role', 'aria-label'].includes(name)
    })
    const tag = tags.includes(element.tagName) ? [] : [element.tagName]
    return [...tag, ...attributes.map(({ name, value }) => `${element.tagName} ${name}=${value}`)]
  })

for (const way of ['stored', 'raw'] as const)
  test(`all hostile texts run nothing in a message that is ${way}`, async ({ page, space: { admin } }, info) => {
    expect(hostileBodies).toHaveLength(66)
    const message = messagePageOf(page)
    const watched = await watch(page)
    const id = await makeMessage(admin, await makeProject(admin), { title: 'Start' })
    await message.open(id, 'Start')
    await watched.longest()
    const long: string[] = []
    let sent = ''
    if (way === 'raw')
      await page.route(`**/api/messages/${id}`, async (route) => {
        const response = await route.fetch()
        const json = await response.json()
        json.message.body = sent
        await route.fulfill({ response, json })
      })
    for (const [at, body] of hostileBodies.entries()) {
      // The browser reports a refused base even of a document that is never shown.
      sent = body.replace('<base', '<basefont')
      const title = `${way} ${at}`
      accepted(await admin.put(`/messages/${id}`, { message: way === 'stored' ? { title, body } : { title } }))
      await expect(message.title(title)).toBeVisible()
      const text = message.message.locator('[dir=auto]').last()
      expect({ title, foreign: await text.evaluate(foreignIn, allowed) }).toEqual({ title, foreign: [] })
      const longest = await watched.longest()
      if (longest > 50) long.push(`${title}: ${longest} ms`)
    }
    info.annotations.push({ type: 'tasks over 50 ms', description: long.join(', ') || 'none' })
    await page.keyboard.press('e')
    await expect(message.editor).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(message.editor).toBeHidden()
    watched.expectNothing()
  })

test('hostile texts run nothing in the editor, in comments, in the list and as an announcement', async ({ page, space: { admin } }) => {
  const message = messagePageOf(page)
  const watched = await watch(page)
  const project = await makeProject(admin, {
    'overview-page-announcement': hostileBodies.slice(0, 56).join('\n'),
    'allow-html-in-announcement': '1',
    'display-announcement': '1',
  })
  const body = hostileBodies.slice(0, 56).join('\n').replace('<base', '<basefont')
  const id = await makeMessage(admin, project, { title: '<img src=x onerror=hit()>', body })
  for (const comment of hostileBodies.slice(0, 49))
    accepted(await admin.post(`/messages/${id}/comments`, { comment: { body: comment } }), 201)
  await page.route(`**/api/messages/${id}`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.message.body = body
    await route.fulfill({ response, json })
  })
  await message.open(id, '<img src=x onerror=hit()>')
  await expect(message.comments.getByRole('article')).toHaveCount(49)
  await page.keyboard.press('e')
  await expect(message.editor).toBeFocused()
  await page.keyboard.type('Typed ')
  await expect(message.editor.locator('script, iframe, svg, math, style, form, [onerror], [onclick]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto(`/projects/${project}/messages`)
  await expect(page.getByRole('link', { name: '<img src=x onerror=hit()>' })).toBeVisible()
  await page.goto(`/projects/${project}`)
  await expect(page.getByText('Over everything', { exact: true })).toBeVisible()
  watched.expectNothing()
})
