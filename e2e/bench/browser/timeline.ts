import type { Browser, Page } from '@playwright/test'
import { type Row, whole } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, settle, speeds } from './chromium.ts'
import { postTo } from './post.ts'

const projects = 50
const milestonesEach = 10
const diamond = '[role=grid] [data-grip]'

/** Creates the milestones, one each week from today in every project. */
const makeMilestones = async (sites: Sites) => {
  const post = postTo(sites)
  for (let at = 0; at < projects; at++) {
    const { 'project-id': id } = await post('/projects', { project: { name: `Project ${at}` } })
    for (let week = 0; week < milestonesEach; week++) {
      const deadline = new Date(Date.now() + (week * 7 + (at % 5)) * 86_400_000).toISOString().slice(0, 10)
      await post(`/projects/${id}/milestones`, { milestone: { title: `Milestone ${week} of ${at}`, deadline } })
    }
  }
}

/** In the page: scrolls for three seconds, one step a frame, and returns the longest frame. */
const scroll = async ([left, top]: readonly [left: number, top: number]): Promise<number> => {
  const grid = document.querySelector('[role=grid]') as HTMLElement
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
  for (let i = 0; i < 20; i++) await frame()
  let longest = 0
  const started = await frame()
  for (let before = started; before - started < 3000; ) {
    const now = await frame()
    grid.scrollBy({ left, top, behavior: 'instant' })
    longest = Math.max(longest, now - before)
    before = now
  }
  return longest
}

/** In the page: records the longest frame until `stop` is called. */
const watchFrames = () => {
  let before = performance.now()
  let longest = 0
  let isOver = false
  const look = (now: number) => {
    longest = Math.max(longest, now - before)
    before = now
    if (!isOver) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, {
    stop: () => {
      isOver = true
      return longest
    },
  })
}

/** Drags the first milestone, which moves the nine later ones along, and lets it go back. */
const drag = async (page: Page): Promise<number> => {
  const box = await page.locator(diamond).first().boundingBox()
  if (!box) throw new Error('There is no milestone.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y, { steps: 4 })
  await page.evaluate(watchFrames)
  for (const to of [400, 60, 400, 60]) await page.mouse.move(x + to, y, { steps: 60 })
  const longest = await page.evaluate(() => (window as unknown as { stop: () => number }).stop())
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return longest
}

/** Measures the timeline of 500 milestones in 50 projects: the longest frames while it pans and while a milestone is dragged. */
export const measureTimeline = async (browser: Browser, sites: Sites): Promise<Row[]> => {
  const { app, session } = sites
  await makeMilestones(sites)
  const rows: Row[] = []
  for (const { slower, name } of speeds) {
    const { page, close } = await openFresh(browser, app.origin, session, slower)
    await page.goto(`${app.origin}/milestones?view=timeline`)
    await page.locator(diamond).first().waitFor()
    await settle(page)
    const found = {
      'a drag of ten milestones': await drag(page),
      'panning in time': await page.evaluate(scroll, [12, 0] as const),
      'panning over projects': await page.evaluate(scroll, [0, 30] as const),
    }
    await close()
    for (const [what, frame] of Object.entries(found))
      rows.push({
        group: `Timeline of ${projects * milestonesEach} milestones`,
        what: `longest frame, ${what}, ${name}`,
        target: slower === 1 ? '≤ 33 ms' : '',
        measured: `${whole(frame)} ms`,
        beside: '',
        ...(slower === 1 && { reached: frame <= 33 }),
        values: { frame },
      })
  }
  return rows
}
