import { expect, type Locator, type Page } from '@playwright/test'
import { continueAs, test } from '../fixtures/demo.ts'
import { lookAt } from '../fixtures/look-at.ts'
import { callsOf } from '../pages/calls.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { demoBarOf } from '../pages/demo-bar.ts'

test.describe.configure({ timeout: 120_000 })

const edgesOf = async (of: Locator) => {
  const box = await of.boundingBox()
  if (!box) throw new Error('It is not on screen.')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}
const nothingIsWider = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
/** Contacts without the tour, opened as the administrator. */
const openContacts = async (openAt: (path: string) => Promise<Page>) => {
  const page = await openAt('/contacts')
  await continueAs(page, 'Ana Ferreira')
  await openAt('/contacts')
  await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible()
  return page
}

test('the bar fills the bottom of the window, and covers nothing of the app', async ({ openAt }) => {
  const page = await openContacts(openAt)
  const [demo, list, calls] = [demoBarOf(page), contactListOf(page), callsOf(page)]
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    await nothingIsWider(page)
    const bar = await edgesOf(demo.bar)
    expect(bar.bottom).toBeLessThanOrEqual(900)
    expect(bar.top).toBeGreaterThanOrEqual(864)
    for (const part of [page.getByRole('navigation', { name: 'Tandem' }), page.getByRole('main')])
      expect((await edgesOf(part)).bottom).toBeLessThanOrEqual(864)
    await calls.button.click()
    expect((await edgesOf(calls.drawer)).bottom).toBeLessThanOrEqual(864)
    expect((await edgesOf(calls.button)).top).toBeGreaterThanOrEqual(864)
    await calls.button.click()
    await expect(calls.drawer).toHaveCount(0)
  }
  await list.select('Aasen Drift')
  expect((await edgesOf(list.bulk)).bottom).toBeLessThanOrEqual(864)
  await list.act('Delete')
  const note = page.getByRole('status').filter({ hasText: 'deleted' })
  await expect(note).toBeVisible()
  expect((await edgesOf(note)).bottom).toBeLessThanOrEqual(864)
})

test('the bar is used by keyboard and named for screen readers', async ({ openAt }) => {
  const page = await openContacts(openAt)
  const [demo, look] = [demoBarOf(page), lookAt(page)]
  await look('the bar')
  await demo.toggle('Offline').focus()
  await page.keyboard.press('Space')
  await expect(demo.toggle('Offline')).toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(demo.button('Download the data')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Open a backup here' })).toBeFocused()
  await look('the menu of the bar')
  await page.keyboard.press('Escape')
  await expect(demo.menu).toBeFocused()
})

test('a narrow window folds the data into a menu, a phone everything', async ({ openAt }) => {
  const page = await openContacts(openAt)
  const [demo, look] = [demoBarOf(page), lookAt(page)]
  await page.setViewportSize({ width: 800, height: 900 })
  await nothingIsWider(page)
  await expect(demo.you).toBeVisible()
  await expect(demo.toggle('Fail next save')).toBeVisible()
  await expect(demo.button('Reset')).toHaveCount(0)
  await demo.menu.click()
  for (const name of ['Load 10,000 contacts', 'Download the data', 'Open a backup here', 'Reset'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 780 })
  await nothingIsWider(page)
  const navigation = await edgesOf(page.getByRole('navigation', { name: 'Pages and actions' }))
  const bar = await edgesOf(demo.bar)
  expect(bar.bottom).toBeLessThanOrEqual(780)
  for (const button of [demo.menu, callsOf(page).button]) expect((await edgesOf(button)).top).toBeGreaterThanOrEqual(navigation.bottom)
  expect((await edgesOf(page.getByRole('main'))).bottom).toBeLessThanOrEqual(navigation.top)
  await expect(demo.you).toHaveCount(0)
  await demo.menu.click()
  await page.getByRole('menuitemradio', { name: 'Slow network' }).click()
  await demo.menu.click()
  await expect(page.getByRole('menuitemradio', { name: 'Slow network' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Slow network' }).click()
  await look('the menu of the demo on a phone')
  await demo.menu.click()
  await demo.person('Sigrid Aune').click()
  await expect(page.getByRole('link', { name: 'Contacts' })).toHaveCount(0)
})
