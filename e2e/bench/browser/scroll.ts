import type { Browser, Page } from '@playwright/test'
import { hundredth, type Row, tenth, whole } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, row, settle, speeds } from './chromium.ts'

interface Scrolled {
  frames: number
  seconds: number
  longest: number
  rows: number
  blank: number
}
const velocities = [800, 1500, 8000]
/** Runs of each list; the best counts, since a busy machine only ever slows a run down. */
const times = 3

/** In the page: scrolls for three seconds, one step a frame, and records each frame's duration. */
const scroll = async ({ velocity, seconds }: { velocity: number; seconds: number }): Promise<Scrolled> => {
  const grid = document.querySelector('[role=grid], [data-list]') ?? document.documentElement
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
  grid.scrollTop = 0
  for (let i = 0; i < 20; i++) await frame()
  const found: Scrolled = { frames: 0, seconds: 0, longest: 0, rows: 0, blank: 0 }
  const started = await frame()
  for (let before = started; before - started < seconds * 1000; ) {
    const now = await frame()
    grid.scrollTop = ((now - started) / 1000) * velocity
    found.frames += 1
    found.longest = Math.max(found.longest, now - before)
    const { scrollTop, clientHeight } = grid
    const isInSight = ({ style }: HTMLElement) => {
      const top = Number.parseFloat(style.top)
      return top < scrollTop + clientHeight && top + Number.parseFloat(style.height) > scrollTop
    }
    found.rows = Math.max(found.rows, grid.querySelectorAll('[role=row], [data-row]').length)
    if (![...grid.querySelectorAll<HTMLElement>(':is([role=row], [data-row]):has(a)')].some(isInSight)) found.blank += 1
    before = now
  }
  found.seconds = ((await frame()) - started) / 1000
  return found
}

const perSecond = ({ frames, seconds }: Scrolled) => frames / seconds

/** Scrolls with the pointer over the rows, as people do. */
const scrollList = async (page: Page, url: string, velocity: number) => {
  await page.goto(url)
  await page.locator(row).first().waitFor()
  await settle(page)
  await page.mouse.move(700, 500)
  return page.evaluate(scroll, { velocity, seconds: 3 })
}

/** The best of several runs, each in a fresh page. */
const best = async (browser: Browser, url: string, key: string, slower: number, velocity: number) => {
  const runs: Scrolled[] = []
  for (let i = 0; i < times; i++) {
    const { page, close } = await openFresh(browser, new URL(url).origin, key, slower)
    runs.push(await scrollList(page, url, velocity))
    await close()
  }
  return runs.toSorted((a, b) => perSecond(b) - perSecond(a))[0] as Scrolled
}

/** Scrolls the app's list of ten and of a hundred thousand contacts, each beside a plain virtual list of the same stack. */
export const measureScrolling = async (browser: Browser, { app, floor, large, session, largeSession }: Sites): Promise<Row[]> => {
  const rows: Row[] = []
  const lists = [
    { name: '10,000', origin: app.origin, key: session },
    { name: '100,000', origin: large.origin, key: largeSession },
  ]
  let most = 0
  for (const { slower, name: speed } of speeds)
    for (const velocity of velocities) {
      const plain = await best(browser, `${floor.origin}/contacts?plain`, session, slower, velocity)
      for (const { name, origin, key } of lists) {
        const found = await best(browser, `${origin}/contacts`, key, slower, velocity)
        most = Math.max(most, found.rows)
        const ratio = perSecond(found) / perSecond(plain)
        rows.push({
          group: 'Scrolling with the pointer over the rows',
          what: `${name} contacts, ${whole(velocity)} px/s, ${speed}`,
          target: '≥ 0.9 × the plain list',
          measured: `${hundredth(ratio)} ×: ${tenth(perSecond(found))} frames/s, longest ${whole(found.longest)} ms, ${found.blank} blank`,
          beside: `plain list ${tenth(perSecond(plain))} frames/s, longest ${whole(plain.longest)} ms, ${plain.blank} blank`,
          reached: ratio >= 0.9,
          values: { ratio, framesPerSecond: perSecond(found), plain: perSecond(plain), longest: found.longest, blank: found.blank },
        })
      }
    }
  const group = 'Scrolling with the pointer over the rows'
  const count = { group, what: 'rows in the document, at most', target: '≤ 60', measured: `${most}`, beside: '' }
  return [...rows, { ...count, reached: most <= 60, values: { rows: most } }]
}
