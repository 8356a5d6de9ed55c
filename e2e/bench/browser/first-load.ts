import type { Browser } from '@playwright/test'
import { median, type Row, tenth, whole } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, row, speeds } from './chromium.ts'

interface Load {
  script: number
  style: number
  all: number
  requests: number
  largestPaint: number
  shift: number
}
const times = 7

/** Runs in the page before everything else: records paints and layout shifts. */
const watch = () => {
  const seen = { largestPaint: 0, shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const loadOnce = async (browser: Browser, origin: string, session: string, slower: number): Promise<Load> => {
  const { page, devtools, close } = await openFresh(browser, origin, session, slower)
  const kinds = new Map<string, string>()
  const load: Load = { script: 0, style: 0, all: 0, requests: 0, largestPaint: 0, shift: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    load.all += encodedDataLength
    load.requests += 1
    if (kind === 'Script') load.script += encodedDataLength
    if (kind === 'Stylesheet') load.style += encodedDataLength
  })
  await page.addInitScript(watch)
  // Reads results only after the page is idle, because waiting for an element runs code in the page.
  await page.goto(`${origin}/contacts`, { waitUntil: 'networkidle' })
  await page.locator(row).first().waitFor()
  const seen = await page.evaluate(() => (window as unknown as { seen: { largestPaint: number; shift: number } }).seen)
  await close()
  return { ...load, ...seen }
}

const kilobytes = (bytes: number) => bytes / 1000

/** Opens the list with an empty cache, alternating with the floor page. */
export const measureFirstLoad = async (browser: Browser, { app, floor, session }: Sites): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { slower, name } of speeds) {
    const ours: Load[] = []
    const theirs: Load[] = []
    for (let i = 0; i < times; i++) {
      theirs.push(await loadOnce(browser, floor.origin, session, slower))
      ours.push(await loadOnce(browser, app.origin, session, slower))
    }
    const of = (loads: Load[], key: keyof Load) => median(loads.map((load) => load[key]))
    const size = (what: string, key: 'script' | 'style', most: number): Row => ({
      group: 'First load of the contacts list',
      what,
      target: `≤ ${most} kB`,
      measured: `${tenth(kilobytes(of(ours, key)))} kB`,
      beside: `floor ${tenth(kilobytes(of(theirs, key)))} kB`,
      reached: kilobytes(of(ours, key)) <= most,
      values: { kilobytes: kilobytes(of(ours, key)), floor: kilobytes(of(theirs, key)) },
    })
    if (slower === 1) {
      rows.push(size('JavaScript, brotli, over the wire', 'script', 180), size('CSS, brotli, over the wire', 'style', 12))
      rows.push({
        group: 'First load of the contacts list',
        what: 'everything, over the wire',
        target: '≤ 290 kB, ≤ 40 responses',
        measured: `${tenth(kilobytes(of(ours, 'all')))} kB in ${of(ours, 'requests')} responses`,
        beside: `floor ${tenth(kilobytes(of(theirs, 'all')))} kB in ${of(theirs, 'requests')}`,
        reached: kilobytes(of(ours, 'all')) <= 290 && of(ours, 'requests') <= 40,
        values: { kilobytes: kilobytes(of(ours, 'all')), requests: of(ours, 'requests') },
      })
    }
    const [paint, floorPaint] = [of(ours, 'largestPaint'), of(theirs, 'largestPaint')]
    const shift = Math.max(...ours.map((load) => load.shift))
    rows.push({
      group: 'First load of the contacts list',
      what: `largest contentful paint, ${name}`,
      target: '≤ 1.5 × floor',
      measured: `${(paint / floorPaint).toFixed(2)} ×: ${whole(paint)} ms`,
      beside: `floor ${whole(floorPaint)} ms`,
      reached: paint <= 1.5 * floorPaint,
      values: { times: paint / floorPaint, paint, floorPaint },
    })
    rows.push({
      group: 'First load of the contacts list',
      what: `layout shift, ${name}`,
      target: 'none',
      measured: shift.toFixed(4),
      beside: `floor ${Math.max(...theirs.map((load) => load.shift)).toFixed(4)}`,
      reached: shift === 0,
      values: { shift },
    })
  }
  return rows
}
