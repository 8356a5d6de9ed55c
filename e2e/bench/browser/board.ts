import type { Browser, Page } from '@playwright/test'
import { median, type Row, whole } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, row, settle, speeds } from './chromium.ts'
import { postTo } from './post.ts'

const deals = 5000
const times = 7
const card = '[data-card]'

const lists = 12
const tasks = 1000

/** Creates pending deals, eight at a time. */
const makeDeals = async (sites: Sites) => {
  const post = postTo(sites)
  for (let at = 0; at < deals; at += 8)
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => post('/deals', { case: { name: `Deal ${at + n}`, price: String(100 + n), currency: 'EUR' } })),
    )
}

/** Opens a page with an empty cache and returns the milliseconds until the element that `there` finds has been painted. */
const timeUntilThere = async (browser: Browser, address: URL, session: string, there: string, slower: number) => {
  const { page, close } = await openFresh(browser, address.origin, session, slower)
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look)
      const after = new MessageChannel()
      after.port1.onmessage = () => Object.assign(window, { there: performance.now() })
      return after.port2.postMessage(0)
    }
    requestAnimationFrame(look)
  }, there)
  await page.goto(address.href)
  const found = await page.waitForFunction(() => (window as unknown as { there?: number }).there)
  const milliseconds = await found.jsonValue()
  await close()
  return milliseconds ?? Number.NaN
}

interface Dropped {
  painted: number
  /** The longest frame while dragging. */
  frame: number
}

/** In the page: times from the next drop until the card with this text is painted at the x of the drop, and the frames until then. */
const watchDrop = (text: string) => {
  const dropped = new Promise<{ painted: number; frame: number }>((done) => {
    let frame = 0
    let dragging = false
    let before = performance.now()
    let drop: { at: number; x: number } | undefined
    const look = (now: number) => {
      if (dragging && !drop) frame = Math.max(frame, now - before)
      before = now
      const target = drop
      const isThere = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return target !== undefined && left < target.x && target.x < right && element.textContent?.includes(text)
      }
      if (!target || ![...document.querySelectorAll('[data-card]')].some(isThere)) return requestAnimationFrame(look)
      const after = new MessageChannel()
      after.port1.onmessage = () => done({ painted: performance.now() - target.at, frame })
      return after.port2.postMessage(0)
    }
    // The first frames of a drag draw its picture.
    document.addEventListener('dragover', () => setTimeout(() => (dragging = true), 100), { once: true })
    document.addEventListener('drop', ({ timeStamp, clientX }) => (drop = { at: timeStamp, x: clientX }), { capture: true, once: true })
    requestAnimationFrame(look)
  })
  Object.assign(window, { dropped })
}

/** Drags the first card of the first column into the second one. */
const drag = async (page: Page): Promise<Dropped> => {
  const first = page.locator(card).first()
  const text = ((await first.textContent()) ?? '').trim()
  const box = await first.boundingBox()
  if (!box) throw new Error('There is no card.')
  await page.evaluate(watchDrop, text)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 10, { steps: 4 })
  // As fast as a hand, so that frames are drawn meanwhile.
  for (let step = 1; step <= 40; step += 1) {
    await page.mouse.move(x + 40 + (box.width * step) / 40, y + 10 + (50 * step) / 40)
    await page.waitForTimeout(20)
  }
  await page.mouse.up()
  const found = await page.evaluate(() => (window as unknown as { dropped: Promise<Dropped> }).dropped)
  if (found.frame === 0) throw new Error('No frame was drawn while dragging.')
  await page.waitForTimeout(500)
  return found
}

const dragOften = async (browser: Browser, address: string, session: string, slower: number) => {
  const { origin } = new URL(address)
  const { page, close } = await openFresh(browser, origin, session, slower)
  await page.goto(address)
  await page.locator(card).first().waitFor()
  await settle(page)
  const found: Dropped[] = []
  for (let i = 0; i < times; i++) found.push(await drag(page))
  await close()
  return { painted: median(found.map(({ painted }) => painted)), frame: Math.max(...found.map(({ frame }) => frame)) }
}

/** Creates a project whose tasks are spread over its lists. */
const makeTasks = async (sites: Sites): Promise<string> => {
  const post = postTo(sites)
  const { 'project-id': project } = await post('/projects', { project: { name: 'Night route' } })
  for (let list = 0; list < lists; list += 1) {
    const { 'task-list-id': id } = await post(`/x/projects/${project}/taskLists`, { 'task-list': { name: `List ${list}` } })
    const count = Math.floor(tasks / lists) + (list < tasks % lists ? 1 : 0)
    for (let at = 0; at < count; at += 1) await post(`/taskLists/${id}/tasks`, { task: { subject: `Task ${list}.${at}.` } })
  }
  return `/projects/${project}/tasks`
}

/** Measures one board: its first cards beside the contact list, and a drop beside a plain board. */
const measureOne = async (browser: Browser, { app, floor, session }: Sites, group: string, path: string): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { slower, name } of speeds) {
    const board: number[] = []
    const list: number[] = []
    for (let i = 0; i < times; i++) {
      list.push(await timeUntilThere(browser, new URL('/contacts', app.origin), session, row, slower))
      board.push(await timeUntilThere(browser, new URL(path, app.origin), session, card, slower))
    }
    const [cards, contacts] = [median(board), median(list)]
    rows.push({
      group,
      what: `first cards painted, ${name}`,
      target: '≤ 1.5 × contacts',
      measured: `${(cards / contacts).toFixed(2)} ×: ${whole(cards)} ms`,
      beside: `contact list ${whole(contacts)} ms`,
      reached: cards <= 1.5 * contacts,
      values: { times: cards / contacts, cards, contacts },
    })
    const plain = await dragOften(browser, `${floor.origin}/deals`, session, slower)
    const ours = await dragOften(browser, `${app.origin}${path}`, session, slower)
    rows.push({
      group,
      what: `drop → painted in the new column, ${name}`,
      target: '≤ 3 × floor',
      measured: `${(ours.painted / plain.painted).toFixed(2)} ×: ${whole(ours.painted)} ms`,
      beside: `floor ${whole(plain.painted)} ms`,
      reached: ours.painted <= 3 * plain.painted,
      values: { times: ours.painted / plain.painted, milliseconds: ours.painted, floor: plain.painted },
    })
    rows.push({
      group,
      what: `longest frame while dragging, ${name}`,
      target: slower === 1 ? '≤ 33 ms' : '',
      measured: `${whole(ours.frame)} ms`,
      beside: `floor ${whole(plain.frame)} ms`,
      ...(slower === 1 && { reached: ours.frame <= 33 }),
      values: { frame: ours.frame, floor: plain.frame },
    })
  }
  return rows
}

/** Measures the board of five thousand deals, and that of a thousand tasks in twelve lists of a project. */
export const measureBoard = async (browser: Browser, sites: Sites): Promise<Row[]> => {
  await makeDeals(sites)
  const path = await makeTasks(sites)
  return [
    ...(await measureOne(browser, sites, `Board of ${deals} deals`, '/deals')),
    ...(await measureOne(browser, sites, `Board of ${tasks} tasks in ${lists} lists`, path)),
  ]
}
