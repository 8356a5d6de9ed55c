import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { continueAs, test } from '../fixtures/demo.ts'

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
const download = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^Demo/ }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()])
  return file.path()
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
  const path = await download(page, 'Download the data')
  const old = new DatabaseSync(path)
  old.exec('delete from "contactGrams"; update sequence set value = 0 where name = \'derived\'')
  old.close()
  await page.getByLabel('Backup').setInputFiles({ name: 'old.sqlite', mimeType: 'application/vnd.sqlite3', buffer: readFileSync(path) })
  await continueAs(page, 'Ana Ferreira')
  await takesCalls(page)
  expect(await namesOf(page, 'Sigrid')).toEqual(names)
})

test('a database that cannot be opened is kept aside and can be downloaded', async ({ openAt, files }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  await takesCalls(page)
  const { size } = await test.step('damage the database while no tab has it open', async () => {
    await page.goto(`${files}favicon.svg`)
    return page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      const folder = await (await root.getDirectoryHandle('.tandem')).getDirectoryHandle('.opaque')
      const offset = 4096
      for await (const handle of (folder as unknown as { values: () => AsyncIterable<FileSystemFileHandle> }).values()) {
        const file = await handle.getFile()
        const head = await file.slice(offset, offset + 15).text()
        if (head !== 'SQLite format 3') continue
        const stream = await handle.createWritable({ keepExistingData: true })
        await stream.write({ type: 'write', position: offset + 100, data: new Uint8Array(4_000).fill(7) })
        await stream.close()
        return { size: file.size - offset }
      }
      throw new Error('There is no database.')
    })
  })
  await openAt()
  await continueAs(page, 'Ana Ferreira')
  await expect(page.getByText("Couldn't open the data of your last visit")).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(today(page)).toBeVisible()
  expect(readFileSync(await download(page, 'Download the data kept aside')).byteLength).toBe(size)
})
