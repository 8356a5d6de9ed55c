import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { buildApp } from '../../../scripts/build.ts'
import { type Server, serversOf, startFloor, startService } from '../child.ts'
import { buildFloor } from '../floor/build.ts'
import type { Row } from '../table.ts'
import { makeWorkspace } from '../workspace.ts'
import { measureBoard } from './board.ts'
import { launch } from './chromium.ts'
import { measureClicks } from './clicks.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureHeap } from './heap.ts'
import { measureLive } from './live.ts'
import { measurePageCode } from './page-code.ts'
import { measureScrolling } from './scroll.ts'
import { measureTimeline } from './timeline.ts'

/** The app and the floor page with ten thousand contacts, and the app with a hundred thousand. */
export interface Sites {
  app: Server
  floor: Server
  large: Server
  session: string
  /** Of an administrator of the same workspace. */
  adminSession: string
  largeSession: string
}

/** The browser measurements by name. */
export const browserPieces: Record<string, (browser: Browser, sites: Sites) => Promise<Row[]>> = {
  'first-load': measureFirstLoad,
  'page-code': measurePageCode,
  clicks: measureClicks,
  heap: measureHeap,
  scrolling: measureScrolling,
  board: measureBoard,
  timeline: measureTimeline,
  live: measureLive,
}

/** Reports progress, and failures of single measurements; the others continue. */
export interface Reporter {
  say: (text: string) => void
  fail: (piece: string, error: unknown) => void
}

/** Measures the production build, served as by `npm run serve`, in Chromium. */
export const measureBrowser = async ({ say, fail }: Reporter, pieces = Object.keys(browserPieces)): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  const { start, end } = serversOf()
  try {
    say('building the app and the floor page')
    await buildApp()
    const floorSite = await buildFloor()
    say('creating workspaces of 10,000 and 100,000 contacts')
    const ten = await makeWorkspace(join(folder, 'ten'), 10_000)
    const hundred = await makeWorkspace(join(folder, 'hundred'), 100_000)
    const app = await start(startService(ten.folder))
    const floor = await start(startFloor(ten.folder, floorSite))
    const large = await start(startService(hundred.folder))
    const sites: Sites = { app, floor, large, session: ten.token, adminSession: ten.adminToken, largeSession: hundred.token }
    const rows: Row[] = []
    for (const [piece, measure] of Object.entries(browserPieces)) {
      if (!pieces.includes(piece)) continue
      say(piece)
      const browser = await launch()
      try {
        rows.push(...(await measure(browser, sites)))
      } catch (error) {
        fail(piece, error)
      } finally {
        await browser.close()
      }
    }
    return rows
  } finally {
    await end()
    await rm(folder, { recursive: true, force: true })
  }
}
