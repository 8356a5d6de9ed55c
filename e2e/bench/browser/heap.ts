import type { Browser } from '@playwright/test'
import { type Row, tenth } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, row, settle } from './chromium.ts'

/** Measures the heap after five pages: the list, a contact, people, workgroups, the list again. */
export const measureHeap = async (browser: Browser, { app, session }: Sites): Promise<Row[]> => {
  const { page, devtools, close } = await openFresh(browser, app.origin, session, 1)
  await page.goto(`${app.origin}/contacts`)
  await page.locator(row).nth(3).click()
  await page.locator('h1').first().waitFor()
  await settle(page)
  const rail = page.getByRole('navigation').first()
  await rail.getByRole('link', { name: 'Settings' }).click()
  await settle(page)
  await page.getByRole('link', { name: 'Workgroups' }).click()
  await settle(page)
  await rail.getByRole('link', { name: 'Contacts' }).click()
  await page.locator(row).first().waitFor()
  await settle(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await close()
  const megabytes = usedSize / 1e6
  const heap: Row = {
    group: 'Clicks',
    what: 'heap after five pages',
    target: '≤ 14 MB',
    measured: `${tenth(megabytes)} MB`,
    beside: '',
    reached: megabytes <= 14,
    values: { megabytes },
  }
  return [heap]
}
