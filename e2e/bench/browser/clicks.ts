import type { Browser, Page } from '@playwright/test'
import { median, type Row, whole } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, row, speeds } from './chromium.ts'

const times = 15
/** Milliseconds that a hand rests on a row before it presses. */
const resting = 150

/** In the page: milliseconds from `act` until what `there` looks for has been painted. */
const timePaint = async ({ act, there, text, top }: { act: 'click' | 'back'; there: string; text: string; top: number }) => {
  const painted = new Promise<number>((done, failed) => {
    const latest = performance.now() + 10_000
    const look = () => {
      if (performance.now() > latest)
        return failed(
          new Error(`${act}: "${text}" was not painted, the list is at ${document.querySelector('[role=grid]')?.scrollTop} of ${top}`),
        )
      const place = (document.querySelector('[role=grid]') ?? document.documentElement).scrollTop
      const found = [...document.querySelectorAll(there)].some((element) => element.textContent?.includes(text))
      if (!found || (act === 'back' && place !== top)) return requestAnimationFrame(look)
      const after = new MessageChannel()
      after.port1.onmessage = () => done(performance.now())
      return after.port2.postMessage(0)
    }
    Object.assign(window, { look })
  })
  const begin = () => requestAnimationFrame((window as unknown as { look: () => void }).look)
  if (act === 'back') {
    const started = performance.now()
    history.back()
    begin()
    return (await painted) - started
  }
  const started = await new Promise<number>((pressed) => {
    const hear = (event: MouseEvent) => {
      begin()
      pressed(event.timeStamp)
    }
    document.addEventListener('click', hear, { capture: true, once: true })
  })
  return (await painted) - started
}

const scrolled = (page: Page, top: number) =>
  page.evaluate((to) => {
    const grid = document.querySelector('[role=grid]') ?? document.documentElement
    grid.scrollTop = to
    return new Promise<number>((done) => setTimeout(() => done(grid.scrollTop), 300))
  }, top)

/** In the page: the link of the list that stands nearest to the middle of the window. Rows need not stand in the document as they are seen. */
const inTheMiddle = (links: Element[]) => {
  const middle = (link: Element) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2)
  return links.reduce((nearest, link, at) => (middle(link) < middle(links[nearest] ?? link) ? at : nearest), 0)
}

/** Opens a row of the list as a person does and goes back, one row after the other. */
const clickThrough = async (page: Page, heading: string) => {
  const opened: number[] = []
  const back: number[] = []
  for (let i = 0; i < times; i++) {
    const top = await scrolled(page, 320 + i * 160)
    const links = page.locator(row)
    const link = links.nth(await links.evaluateAll(inTheMiddle))
    const text = ((await link.textContent()) ?? '').trim()
    await link.hover()
    await page.waitForTimeout(resting)
    const opening = page.evaluate(timePaint, { act: 'click' as const, there: heading, text, top })
    await page.waitForTimeout(20)
    await page.mouse.down()
    await page.mouse.up()
    opened.push(await opening)
    await page.waitForTimeout(300)
    back.push(await page.evaluate(timePaint, { act: 'back' as const, there: row, text, top }))
    await page.waitForTimeout(200)
  }
  return { opened: median(opened), back: median(back), worst: Math.max(...opened, ...back) }
}

const targets = { 1: { opened: 60, back: 40 }, 4: { opened: 200, back: 150 } }

export const measureClicks = async (browser: Browser, { app, floor, session }: Sites): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { slower, name } of speeds) {
    const measure = async (origin: string) => {
      const { page, close } = await openFresh(browser, origin, session, slower)
      await page.goto(`${origin}/contacts`)
      await page.locator(row).first().waitFor()
      await page.waitForLoadState('networkidle')
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
        target: `≤ ${targets[slower][key]} ms`,
        measured: `${whole(ours[key])} ms`,
        beside: `floor ${whole(theirs[key])} ms`,
        reached: ours[key] <= targets[slower][key],
        values: { milliseconds: ours[key], floor: theirs[key], worst: ours.worst },
      })
  }
  return rows
}
