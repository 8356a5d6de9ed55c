import type { Browser, Page } from '@playwright/test'
import { type Row, tenth, whole } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, row, speeds } from './chromium.ts'

interface Scrolled {
  frames: number
  seconds: number
  longest: number
  over33: number
  rows: number
  blank: number
}
const velocities = [1500, 8000, 40_000]

/** In the page: scrolls for three seconds, one step a frame, and records each frame's duration. */
const scroll = async ({ velocity, seconds }: { velocity: number; seconds: number }): Promise<Scrolled> => {
  const grid = document.querySelector('[role=grid]') ?? document.documentElement
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
  grid.scrollTop = 0
  for (let i = 0; i < 20; i++) await frame()
  const found: Scrolled = { frames: 0, seconds: 0, longest: 0, over33: 0, rows: 0, blank: 0 }
  const started = await frame()
  for (let before = started; before - started < seconds * 1000; ) {
    const now = await frame()
    grid.scrollTop = ((now - started) / 1000) * velocity
    const took = now - before
    found.frames += 1
    found.longest = Math.max(found.longest, took)
    if (took > 33.4) found.over33 += 1
    const rows = grid.querySelectorAll('[role=row]').length
    found.rows = Math.max(found.rows, rows)
    const { scrollTop, clientHeight } = grid
    const isInSight = ({ style, textContent }: HTMLElement) => {
      const top = Number.parseFloat(style.top)
      return top < scrollTop + clientHeight && top + Number.parseFloat(style.height) > scrollTop && textContent?.trim()
    }
    // Names are in rows, or in plain text while the list scrolls too fast to read.
    const named = grid.querySelectorAll<HTMLElement>('[role=row]:has(a), [role=rowgroup] > [aria-hidden]:not([hidden]) > div')
    if (rows && ![...named].some(isInSight)) found.blank += 1
    before = now
  }
  found.seconds = ((await frame()) - started) / 1000
  return found
}

const still = `<!doctype html><style>html{background:repeating-linear-gradient(#fff 0 20px,#eee 20px 40px)}</style><div style="height:4000000px"></div>`

const scrollList = async (page: Page, origin: string, velocity: number) => {
  await page.goto(`${origin}/contacts`)
  await page.locator(row).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(scroll, { velocity, seconds: 3 })
}

const perSecond = ({ frames, seconds }: Scrolled) => frames / seconds
const describe = (of: Scrolled) => `longest ${whole(of.longest)} ms, ${of.over33} over 33, ${tenth(perSecond(of))} frames/s`

/** Scrolls lists of ten and a hundred thousand rows, compared with an empty page. */
export const measureScrolling = async (browser: Browser, { app, large, session, largeSession }: Sites): Promise<Row[]> => {
  const rows: Row[] = []
  const lists = [
    { name: '10,000', origin: app.origin, key: session },
    { name: '100,000', origin: large.origin, key: largeSession },
  ]
  let most = 0
  for (const { slower, name: speed } of speeds)
    for (const velocity of velocities) {
      const empty = await openFresh(browser, app.origin, session, slower)
      await empty.page.setContent(still)
      const beside = await empty.page.evaluate(scroll, { velocity, seconds: 3 })
      await empty.close()
      for (const { name, origin, key } of lists) {
        const { page, close } = await openFresh(browser, origin, key, slower)
        const found = await scrollList(page, origin, velocity)
        await close()
        most = Math.max(most, found.rows)
        const reached = slower === 1 ? found.longest <= 33.4 : velocity === 8000 ? perSecond(found) >= 55 : undefined
        rows.push({
          group: 'Scrolling',
          what: `${name} contacts, ${whole(velocity)} px/s, ${speed}`,
          target: slower === 1 ? 'no frame over 33 ms' : velocity === 8000 ? '≥ 55 frames/s' : '',
          measured: `${describe(found)}, ${found.blank} without names`,
          beside: `empty page: ${describe(beside)}`,
          ...(reached === undefined ? {} : { reached }),
          values: { longest: found.longest, over33: found.over33, framesPerSecond: perSecond(found), blank: found.blank },
        })
      }
    }
  const count = { group: 'Scrolling', what: 'rows in the document, at most', target: '≤ 60', measured: `${most}`, beside: '' }
  return [...rows, { ...count, reached: most <= 60, values: { rows: most } }]
}
