import type { Browser, BrowserContext, Page } from '@playwright/test'
import { row } from '../browser/chromium.ts'

/** Milliseconds from the start of the navigation. */
interface Painted {
  shell: number
  data: number
}

/** In the page, before everything else: records the first paint, and the first frame with an element that `there` finds. */
const watch = (there: string) => {
  const painted: { shell?: number | undefined; data?: number } = {}
  Object.assign(window, { painted })
  new PerformanceObserver((list) => {
    painted.shell ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime
  }).observe({ type: 'paint', buffered: true })
  const look = () => {
    if (!document.querySelector(there)) return requestAnimationFrame(look)
    const after = new MessageChannel()
    after.port1.onmessage = () => {
      painted.data = performance.now()
    }
    return after.port2.postMessage(0)
  }
  requestAnimationFrame(look)
}

/** The people of the sample, one of whom the visitor continues as. */
export const people = 'li > button'

/** Opens an address in a new tab and returns when the shell and the first data were painted. */
export const visit = async (context: BrowserContext, address: string, there = row) => {
  const page = await context.newPage()
  await page.addInitScript(watch, there)
  await page.goto(address)
  const isPainted = () => (window as unknown as { painted: Partial<Painted> }).painted.data !== undefined
  await page.waitForFunction(isPainted, undefined, { timeout: 120_000 })
  const painted = await page.evaluate(() => (window as unknown as { painted: Painted }).painted)
  return { page, painted }
}

export const newContext = (browser: Browser) => browser.newContext({ viewport: { width: 1440, height: 900 } })

export const continueAsAna = async (page: Page) => {
  await page.getByRole('button', { name: /^Ana Ferreira/ }).click({ timeout: 60_000 })
  await page.getByRole('navigation', { name: 'Tandem' }).waitFor()
}

/** Median milliseconds of a read of the API, as a page of the app asks for it. */
export const timeRead = (page: Page, path: string) =>
  page.evaluate(async (where) => {
    const count = 15
    const taken: number[] = []
    for (let i = 0; i < count; i += 1) {
      const started = performance.now()
      const answer = await fetch(`/api${where}`)
      await answer.json()
      if (!answer.ok) throw new Error(`${where} answered ${answer.status}.`)
      taken.push(performance.now() - started)
    }
    return taken.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN
  }, path)
