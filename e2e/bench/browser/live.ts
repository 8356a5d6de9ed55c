import type { Browser } from '@playwright/test'
import { type Row, whole } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, settle } from './chromium.ts'
import { postTo, sendTo } from './post.ts'

const events = 60
const target = 300

/** In the page: resolves with the time of day at which this text has been painted. */
const whenPainted = (text: string) =>
  new Promise<number>((done, failed) => {
    setTimeout(() => failed(new Error(`"${text}" was not painted within 10 s.`)), 10_000)
    const look = () => {
      if (!document.querySelector('main')?.textContent?.includes(text)) return requestAnimationFrame(look)
      const after = new MessageChannel()
      after.port1.onmessage = () => done(Date.now())
      return after.port2.postMessage(0)
    }
    requestAnimationFrame(look)
  })

/** Measures how long it takes until a task that another person adds to a project is on its open board. */
export const measureLive = async (browser: Browser, sites: Sites): Promise<Row[]> => {
  const { app, session } = sites
  const post = postTo(sites)
  const send = sendTo(sites)
  const { 'project-id': project } = await post('/projects', { project: { name: 'Live' } })
  const makeList = async (name: string) => (await post(`/x/projects/${project}/taskLists`, { 'task-list': { name } }))['task-list-id']
  const list = await makeList('Build')
  const others = [await makeList('Design'), await makeList('Launch')]
  for (const other of others) await post(`/taskLists/${other}/tasks`, { task: { subject: 'Unchanged' } })
  const { page, close } = await openFresh(browser, app.origin, session, 1)
  await page.goto(`${app.origin}/projects/${project}/tasks`)
  await page.getByText('Unchanged').nth(1).waitFor()
  await settle(page)
  const reads: string[] = []
  page.on('request', (request) => reads.push(new URL(request.url()).pathname))
  const found: number[] = []
  for (let at = 0; at < events; at += 1) {
    const subject = `Event ${at}.`
    const painted = page.evaluate(whenPainted, subject)
    const began = Date.now()
    const { 'task-id': task } = await post(`/taskLists/${list}/tasks`, { task: { subject } })
    found.push((await painted) - began)
    // A done task is folded away, so that the next one is in sight.
    await send('PUT', `/tasks/${task}/done`)
    await page.waitForTimeout(100)
  }
  await close()
  const sorted = found.toSorted((a, b) => a - b)
  const needless = reads.filter((path) => others.some((other) => path.includes(`/taskLists/${other}/`)))
  const [half, most] = [sorted[Math.floor(events / 2)] ?? 0, sorted[Math.floor(events * 0.95)] ?? 0]
  return [
    {
      group: 'Live events',
      what: `a task of another person, request → painted, p95 of ${events}`,
      target: `≤ ${target} ms`,
      measured: `${whole(most)} ms`,
      beside: `median ${whole(half)} ms`,
      reached: most <= target,
      values: { p95: most, median: half },
    },
    {
      group: 'Live events',
      what: `reads of the two lists that did not change, ${events} events`,
      target: 'none',
      measured: whole(needless.length),
      beside: `${whole(reads.length)} requests for tasks added and completed`,
      reached: needless.length === 0,
      values: { needless: needless.length, requests: reads.length },
    },
  ]
}
