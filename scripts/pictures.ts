import { mkdir, writeFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { launch } from '../e2e/bench/browser/chromium.ts'
import { startService } from '../e2e/fixtures/service/service.ts'
import { contactListOf } from '../e2e/pages/contact-list.ts'
import { contactPageOf } from '../e2e/pages/contact-page.ts'
import { dealBoardOf } from '../e2e/pages/deals.ts'
import { milestonesOf } from '../e2e/pages/milestones.ts'
import { projectTasksOf } from '../e2e/pages/project-tasks.ts'
import { shellOf } from '../e2e/pages/shell.ts'
import { buildApp } from './build.ts'

/** Takes the screenshots of the README with sample data: `npm run pictures`. */
const folder = 'docs/pictures'
const maxBytes = 250_000

const list = async (page: Page) => {
  const contacts = contactListOf(page)
  await contacts.open('?since=30-days&sort=-changed')
  await contacts.link('Sigrid Aune').waitFor()
  return contacts
}

const contacts = async (page: Page) => {
  const rows = await list(page)
  for (const name of ['佐藤 健一', 'Eleanor Marlowe', 'Γιώργος Παπαδάκης', 'Олена Шевченко']) await rows.select(name)
  await rows.bulk.waitFor()
}
const pipeline = async (page: Page) => {
  const board = dealBoardOf(page)
  await board.open()
  await board.column('Lost').getByRole('article').first().waitFor()
}
const board = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Tandem' }).getByRole('link', { name: 'Fjordlys booking flow' }).click()
  await page.waitForURL(/\/projects\/\d+/)
  const tasks = projectTasksOf(page)
  await tasks.open(/projects\/(\d+)/.exec(page.url())?.[1] ?? '')
  await tasks.board.getByRole('article').first().waitFor()
}
const timeline = async (page: Page) => {
  const milestones = milestonesOf(page)
  await milestones.open('/milestones?view=timeline')
  await milestones.timeline.getByRole('img').first().waitFor()
}

const pictures: Record<string, (page: Page) => Promise<void>> = {
  'contacts.light': contacts,
  'contacts.dark': contacts,
  'pipeline.light': pipeline,
  'pipeline.dark': pipeline,
  'board.light': board,
  'board.dark': board,
  'timeline.light': timeline,
  'timeline.dark': timeline,
  'contact.dark': async (page) => {
    const [contacts, contact] = [await list(page), contactPageOf(page)]
    await contacts.link('Sigrid Aune').click()
    await contact.comment('Fifteen is a setting for us.').waitFor()
    await contact.seenBy.click()
    await contact.audience.getByText('Priya Raman').waitFor()
  },
  'palette.light': async (page) => {
    await list(page)
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('fjord')
    await shellOf(page).found('Fjordlys Ferries Company').waitFor()
  },
}

await buildApp()
await mkdir(folder, { recursive: true })
const service = await startService({ DEMO: '1' })
const browser = await launch()
try {
  for (const [name, arrange] of Object.entries(pictures)) {
    const colorScheme: BrowserContextOptions['colorScheme'] = name.endsWith('dark') ? 'dark' : 'light'
    const look = {
      baseURL: service.origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      colorScheme,
      reducedMotion: 'reduce',
    } as const
    const context = await browser.newContext(look)
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: /^Ana Ferreira/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await arrange(page)
    await page.mouse.move(720, 0)
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot()
    if (picture.length > maxBytes) throw new Error(`${name} is ${picture.length} bytes, more than ${maxBytes}.`)
    await writeFile(`${folder}/${name}.png`, picture)
    console.log(`${folder}/${name}.png, ${Math.round(picture.length / 1000)} kB`)
    await context.close()
  }
} finally {
  await browser.close()
  await service.end()
}
