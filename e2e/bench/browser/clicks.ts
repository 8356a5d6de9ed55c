import type { Browser, Page } from '@playwright/test'
import { hundredth, median, type Row, whole } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, row, settle, speeds } from './chromium.ts'

const times = 15
/** Milliseconds that the pointer rests on a row before the click. */
const resting = 150

interface Painting {
  act: 'click' | 'back'
  there: string
  text: string
  top: number
}

/**
 * In the page: times the next click or step back until the element that `there` finds has been painted. Returns immediately,
 * so the listener is ready before the click; `window.painted` becomes the time in milliseconds.
 */
const timePaint = ({ act, there, text, top }: Painting) => {
  const timeout = 10_000
  const painted = new Promise<number>((done, failed) => {
    const late = (what: string) => failed(new Error(`${act} "${text}": ${what}`))
    const grid = () => document.querySelector('[role=grid]') ?? document.documentElement
    const begin = (started: number) => {
      const look = () => {
        if (performance.now() > started + timeout) return late(`not painted, the list is at ${grid().scrollTop} of ${top}`)
        const found = [...document.querySelectorAll(there)].some((element) => element.textContent?.includes(text))
        if (!found || (act === 'back' && grid().scrollTop !== top)) return requestAnimationFrame(look)
        const after = new MessageChannel()
        after.port1.onmessage = () => done(performance.now() - started)
        return after.port2.postMessage(0)
      }
      requestAnimationFrame(look)
    }
    if (act === 'back') {
      const started = performance.now()
      history.back()
      return begin(started)
    }
    document.addEventListener('click', ({ timeStamp }) => begin(timeStamp), { capture: true, once: true })
    setTimeout(() => late('nothing was opened'), 2 * timeout)
  })
  painted.catch(() => undefined)
  Object.assign(window, { painted })
}

const painted = (page: Page) => page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)

const scrolled = (page: Page, top: number) =>
  page.evaluate((to) => {
    const grid = document.querySelector('[role=grid]') ?? document.documentElement
    grid.scrollTop = to
    return new Promise<number>((done) => setTimeout(() => done(grid.scrollTop), 300))
  }, top)

/** In the page: returns the list link nearest to the middle of the window, because document order can differ from visual order. */
const inTheMiddle = (links: Element[]) => {
  const middle = (link: Element) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2)
  return links.reduce((nearest, link, at) => (middle(link) < middle(links[nearest] ?? link) ? at : nearest), 0)
}

/** Opens rows of the list like a user and goes back, one after the other. */
export const clickThrough = async (page: Page, heading: string) => {
  const opened: number[] = []
  const back: number[] = []
  for (let i = 0; i < times; i++) {
    const top = await scrolled(page, 320 + i * 160)
    const links = page.locator(row)
    const link = links.nth(await links.evaluateAll(inTheMiddle))
    const text = ((await link.textContent()) ?? '').trim()
    await link.hover()
    await page.waitForTimeout(resting)
    await page.evaluate(timePaint, { act: 'click' as const, there: heading, text, top })
    await page.mouse.down()
    await page.mouse.up()
    opened.push(await painted(page))
    await page.waitForTimeout(300)
    await page.evaluate(timePaint, { act: 'back' as const, there: row, text, top })
    back.push(await painted(page))
    await page.waitForTimeout(200)
  }
  return { opened: median(opened), back: median(back), worst: Math.max(...opened, ...back) }
}

/** How many times as long as on the floor page. */
const targets = { opened: 1.3, back: 1.2 }

export const measureClicks = async (browser: Browser, { app, floor, session }: Sites): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { slower, name } of speeds) {
    const measure = async (origin: string) => {
      const { page, close } = await openFresh(browser, origin, session, slower)
      await page.goto(`${origin}/contacts`)
      await page.locator(row).first().waitFor()
      await settle(page)
      const found = await clickThrough(page, 'h1')
      await close()
      return found
    }
    const [theirs, ours] = [await measure(floor.origin), await measure(app.origin)]
    for (const [what, key] of [
      ['list → contact painted', 'opened'],
      ['back to the list, its place kept', 'back'],
    ] as const)
      rows.push({
        group: 'Clicks',
        what: `${what}, ${name}`,
        target: `≤ ${targets[key]} × floor`,
        measured: `${hundredth(ours[key] / theirs[key])} ×: ${whole(ours[key])} ms`,
        beside: `floor ${whole(theirs[key])} ms`,
        reached: ours[key] <= targets[key] * theirs[key],
        values: { milliseconds: ours[key], floor: theirs[key], worst: ours.worst },
      })
  }
  return rows
}
