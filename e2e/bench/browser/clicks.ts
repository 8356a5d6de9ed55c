import type { Browser, Page } from '@playwright/test'
import { hundredth, median, type Row, whole } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, row, rowTo, settle, speeds } from './chromium.ts'
import { postTo } from './post.ts'

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
    const scrolledTo = () => (window as unknown as { scroller: () => Element }).scroller().scrollTop
    const begin = (started: number) => {
      const look = () => {
        if (performance.now() > started + timeout) return late(`not painted, the list is at ${scrolledTo()} of ${top}`)
        const found = [...document.querySelectorAll(there)].some((element) => element.textContent?.includes(text))
        if (!found || (act === 'back' && scrolledTo() !== top)) return requestAnimationFrame(look)
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

/** In the page: makes `window.scroller` return the element that scrolls the links. */
const findScroller = (links: string) => {
  const scroller = () => {
    for (let element = document.querySelector(links)?.parentElement; element; element = element.parentElement)
      if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element
    return document.documentElement
  }
  Object.assign(window, { scroller })
}

const scrolled = (page: Page, top: number) =>
  page.evaluate((to) => {
    const scroller = (window as unknown as { scroller: () => Element }).scroller()
    scroller.scrollTop = to
    return new Promise<number>((done) => setTimeout(() => done(scroller.scrollTop), 300))
  }, top)

/** In the page: returns the list link nearest to the middle of the window, because document order can differ from visual order. */
const inTheMiddle = (links: Element[]) => {
  const middle = (link: Element) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2)
  return links.reduce((nearest, link, at) => (middle(link) < middle(links[nearest] ?? link) ? at : nearest), 0)
}

/** Opens rows of the list like a user and goes back, one after the other. `row` finds the links of the rows. */
export const clickThrough = async (page: Page, row: string) => {
  const opened: number[] = []
  const back: number[] = []
  await page.evaluate(findScroller, row)
  for (let i = 0; i < times; i++) {
    const top = await scrolled(page, 320 + i * 160)
    const links = page.locator(row)
    const link = links.nth(await links.evaluateAll(inTheMiddle))
    const text = ((await link.textContent()) ?? '').trim()
    await link.hover()
    await page.waitForTimeout(resting)
    await page.evaluate(timePaint, { act: 'click' as const, there: 'h1', text, top })
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

const records = 200

/** Creates deals and messages, and returns the lists to click through; the first one is also that of the floor page. */
const makeLists = async (sites: Sites) => {
  const post = postTo(sites)
  const { 'project-id': project } = await post('/projects', { project: { name: 'Harbour guide' } })
  for (let at = 0; at < records; at += 1) {
    await post('/deals', { case: { name: `Offer ${at}.`, price: String(100 + at), currency: 'EUR' } })
    await post(`/projects/${project}/messages`, { message: { title: `Message ${at}.`, body: `<p>Text of message ${at}.</p>` } })
  }
  return [
    { name: 'contact', path: '/contacts', row },
    { name: 'deal', path: '/deals?view=table', row: rowTo('deals') },
    { name: 'message', path: `/projects/${project}/messages`, row: 'a[href^="/messages/"]' },
  ]
}

export const measureClicks = async (browser: Browser, sites: Sites): Promise<Row[]> => {
  const { app, floor, session } = sites
  const lists = await makeLists(sites)
  const rows: Row[] = []
  for (const { slower, name: speed } of speeds) {
    const measure = async (origin: string, path: string, links: string) => {
      const { page, close } = await openFresh(browser, origin, session, slower)
      await page.goto(`${origin}${path}`)
      await page.locator(links).first().waitFor()
      await settle(page)
      const found = await clickThrough(page, links)
      await close()
      return found
    }
    const theirs = await measure(floor.origin, '/contacts', row)
    for (const { name, path, row: links } of lists) {
      const ours = await measure(app.origin, path, links)
      for (const [what, key] of [
        [`list → ${name} painted`, 'opened'],
        [`back from the ${name}, the list’s place kept`, 'back'],
      ] as const)
        rows.push({
          group: 'Clicks',
          what: `${what}, ${speed}`,
          target: `≤ ${targets[key]} × floor`,
          measured: `${hundredth(ours[key] / theirs[key])} ×: ${whole(ours[key])} ms`,
          beside: `floor ${whole(theirs[key])} ms`,
          reached: ours[key] <= targets[key] * theirs[key],
          values: { milliseconds: ours[key], floor: theirs[key], worst: ours.worst },
        })
    }
  }
  return rows
}
