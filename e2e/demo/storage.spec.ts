import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BrowserContext, type Download, expect, type Page } from '@playwright/test'
import { continueAs, test } from '../fixtures/demo.ts'
import { demoBarOf } from '../pages/demo-bar.ts'

const kills = Number(process.env.DEMO_KILLS ?? 3)
test.describe.configure({ timeout: 150_000 })

const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Today' })
const takesCalls = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 45_000 }).toBe(true)

/** Calls the API as the signed-in person, through the service worker. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, where, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`api${where}`, { method: how as string, ...(sent ? { headers, body: JSON.stringify(sent) } : {}) })
      return { status: response.status, reply: (await response.json()) as Record<string, unknown> }
    },
    [method, path, body] as const,
  )
const namesOf = async (page: Page, term: string) => {
  const { reply } = await call(page, 'GET', `/contacts?term=${term}`)
  return (reply.contacts as { name: string }[]).map(({ name }) => name)
}

test(`killing the tab ${kills} times in the middle of writes loses no acknowledged write`, async ({ openAt, context, page: first }) => {
  test.setTimeout(150_000 + kills * 20_000)
  await continueAs(await openAt('/', first), 'Ana Ferreira')
  await takesCalls(first)
  let page = first
  for (let round = 0; round < kills; round += 1) {
    const acknowledged: string[] = []
    const enough = Promise.withResolvers<void>()
    await page.exposeFunction('acknowledge', (name: string) => {
      acknowledged.push(name)
      // Each time later, and before the names fill a page of the list.
      if (acknowledged.length > 4 + (round % 20)) enough.resolve()
    })
    await page.evaluate((prefix) => {
      const write = async (line: number) => {
        for (let count = 0; ; count += 1) {
          const name = `${prefix}-${line}-${count}`
          const body = JSON.stringify({ contact: { type: 'company', name } })
          const { status } = await fetch('api/contacts', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
          if (status === 201) (window as unknown as { acknowledge: (name: string) => void }).acknowledge(name)
        }
      }
      for (let line = 0; line < 4; line += 1) void write(line)
    }, `Kill${round}`)
    await enough.promise
    const crashed = page.waitForEvent('crash')
    const browser = await context.newCDPSession(page)
    void browser.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
    page = await openAt('/', await context.newPage())
    await expect(today(page)).toBeVisible({ timeout: 20_000 })
    await takesCalls(page)
    const found = await namesOf(page, `Kill${round}`)
    expect(acknowledged.filter((name) => !found.includes(name))).toEqual([])
  }
})

test.describe(() => {
  test.use({ mayLog: 'the disk of the database is full' })
  test('a write that does not fit says so and changes nothing, and later writes work when there is space', async ({
    openAt,
    context,
    files,
  }) => {
    const page = await openAt()
    await continueAs(page, 'Ana Ferreira')
    await takesCalls(page)
    const { reply } = await call(page, 'POST', '/contacts', { contact: { type: 'company', name: 'Zyxwv small' } })
    const browser = await context.newCDPSession(page)
    const { origin } = new URL(files)
    const { usage } = await browser.send('Storage.getUsageAndQuota', { origin })
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 100_000 })
    const body = 'All work. '.repeat(3_000)
    const notes = `/contacts/${reply['contact-id']}/notes`
    const write = () => call(page, 'POST', notes, { note: { body } })
    let accepted = 0
    let refused = await write()
    for (; refused.status === 201 && accepted < 40; accepted += 1) refused = await write()
    expect(refused.status).toBe(503)
    expect(JSON.stringify(refused.reply)).toContain('The storage of this browser is full. Nothing was changed')
    expect((await call(page, 'GET', `${notes}?x-count=1`)).reply['x-total']).toBe(accepted)
    await browser.send('Storage.overrideQuotaForOrigin', { origin })
    expect((await write()).status).toBe(201)
    await page.reload()
    await takesCalls(page)
    expect(await namesOf(page, 'Zyxwv')).toEqual(['Zyxwv small'])
  })
})

test('a database whose derived columns an older version wrote is brought up to date', async ({ openAt }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  await takesCalls(page)
  const names = await namesOf(page, 'Sigrid')
  expect(names).toContain('Sigrid')
  const path = await demoBarOf(page).download()
  const old = new DatabaseSync(path)
  old.exec('delete from "contactGrams"; update sequence set value = 0 where name = \'derived\'')
  old.close()
  await demoBarOf(page).openBackup(readFileSync(path))
  await continueAs(page, 'Ana Ferreira')
  await takesCalls(page)
  expect(await namesOf(page, 'Sigrid')).toEqual(names)
})

/** Changes the file of the database in the browser's storage, without its log, while no tab has it open. Returns its new content. */
const changeFile = async (page: Page, files: string, change: (content: Buffer) => Buffer) => {
  await page.goto(`${files}favicon.svg`)
  const contentOf = async ([name, next]: readonly [string, string | undefined]) => {
    const root = await navigator.storage.getDirectory()
    const folder = await (await root.getDirectoryHandle(name)).getDirectoryHandle('.opaque')
    // Each file of the pool begins with the name that SQLite knows it by.
    const offset = 4096
    const write = async (handle: FileSystemFileHandle, data: ArrayBuffer) => {
      const stream = await handle.createWritable({ keepExistingData: true })
      await stream.write({ type: 'write', position: offset, data })
      await stream.truncate(offset + data.byteLength)
      await stream.close()
    }
    let content: string | undefined
    for await (const handle of (folder as unknown as { values: () => AsyncIterable<FileSystemFileHandle> }).values()) {
      const file = await handle.getFile()
      if ((await file.slice(offset, offset + 15).text()) !== 'SQLite format 3') {
        if (next !== undefined && file.size > offset) await write(handle, new ArrayBuffer(0))
        continue
      }
      if (next !== undefined) await write(handle, await (await fetch(next)).arrayBuffer())
      const reader = new FileReader()
      reader.readAsDataURL(file.slice(offset))
      await new Promise((loaded) => reader.addEventListener('load', loaded))
      content = String(reader.result)
    }
    if (content === undefined) throw new Error('There is no database.')
    return content
  }
  const name = `tandem-data-${encodeURIComponent(new URL(files).pathname)}`
  const before = await page.evaluate(contentOf, [name, undefined] as const)
  const after = change(Buffer.from(before.slice(before.indexOf(',') + 1), 'base64'))
  await page.evaluate(contentOf, [name, `data:application/octet-stream;base64,${after.toString('base64')}`] as const)
  return after
}

/** Changes a database file with SQL. */
const withSql = (content: Buffer, sql: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-changed-'))
  const path = join(folder, 'tandem.sqlite')
  writeFileSync(path, content)
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
  const changed = readFileSync(path)
  rmSync(folder, { recursive: true })
  return changed
}

const damaged = (content: Buffer) => Buffer.concat([content.subarray(0, 100), Buffer.alloc(4_000, 7), content.subarray(4_100)])
// Its first migration is repeated, which fails because the tables are there.
const unmigratable = (content: Buffer) => withSql(content, 'delete from kysely_migration')
const withLaterTables = (content: Buffer) => withSql(content, "insert into kysely_migration (name, timestamp) values ('9999-later', '')")

/** Expects the same database. Its header counts the changes. */
const expectSame = (file: Buffer, other: Buffer) => expect(file.subarray(100).equals(other.subarray(100))).toBe(true)

for (const [what, change] of [
  ['is damaged', damaged],
  ['cannot be migrated', unmigratable],
  ['has the tables of a later version', withLaterTables],
] as const)
  test(`a database of an earlier visit that ${what} is kept aside, which the page says and offers as a download`, async ({
    openAt,
    files,
  }) => {
    const page = await openAt()
    const demo = demoBarOf(page)
    await continueAs(page, 'Ana Ferreira')
    await takesCalls(page)
    const after = await changeFile(page, files, change)
    await openAt()
    await continueAs(page, 'Ana Ferreira')
    const said = page.getByRole('alert').filter({ hasText: "Couldn't open the data of your last visit" })
    await expect(said).toContainText('so the demo started over. The old data is kept aside')
    const [saved] = await Promise.all([page.waitForEvent('download'), said.getByRole('button', { name: 'Download it' }).click()])
    expectSame(readFileSync(await saved.path()), after)
    await page.reload()
    await expect(today(page)).toBeVisible()
    await expect(said).toHaveCount(0)
    expectSame(readFileSync(await demo.download('Download the data kept aside')), after)
  })

test('a second database that cannot be opened is kept aside beside the first', async ({ openAt, files }) => {
  const page = await openAt()
  const changed: Buffer[] = []
  for (const change of [withLaterTables, damaged]) {
    await continueAs(page, 'Ana Ferreira')
    await takesCalls(page)
    changed.push(await changeFile(page, files, change))
    await openAt()
  }
  await continueAs(page, 'Ana Ferreira')
  const saved: Download[] = []
  page.on('download', (download) => saved.push(download))
  await demoBarOf(page).menu.click()
  await page.getByRole('menuitem', { name: 'Download the data kept aside' }).click()
  await expect.poll(() => saved.length).toBe(2)
  for (const [at, download] of saved.entries()) expectSame(readFileSync(await download.path()), changed[at] as Buffer)
})

test('a private window begins with the sample, and leaves nothing behind', async ({ browser, files }) => {
  const visit = async (look: (page: Page, context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('tandem-tour', 'done'))
    await page.goto(files)
    await continueAs(page, 'Ana Ferreira')
    await takesCalls(page)
    await look(page, context)
    await context.close()
  }
  await visit(async (page, context) => {
    expect((await call(page, 'POST', '/contacts', { contact: { type: 'company', name: 'Zyxwv' } })).status).toBe(201)
    const other = await context.newPage()
    await other.goto(`${files}#/contacts?term=Zyxwv`)
    await expect(other.getByRole('link', { name: 'Zyxwv' })).toBeVisible()
  })
  await visit(async (page) => {
    expect(await namesOf(page, 'Zyxwv')).toEqual([])
    expect(await namesOf(page, 'Sigrid')).toContain('Sigrid')
  })
})

test('where the storage is too full for the sample the data is in memory, which the bar says', async ({ openAt, context, page, files }) => {
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(files).origin, quotaSize: 200_000 })
  await openAt()
  await continueAs(page, 'Ana Ferreira')
  await expect(demoBarOf(page).bar.getByText('Not saved')).toBeVisible()
  await openAt('/contacts')
  await expect(page.getByRole('link', { name: 'Aasen Drift' })).toBeVisible()
})
