import type { Browser } from '@playwright/test'
import { type Row, tenth } from '../table.ts'
import type { Sites } from './browser.ts'
import { openFresh, settle } from './chromium.ts'
import { postTo } from './post.ts'

const most = 60

/** Creates one record of each kind and returns the pages by name. */
const makePages = async (sites: Sites): Promise<[name: string, path: string][]> => {
  const post = postTo(sites)
  const { 'project-id': project } = await post('/projects', { project: { name: 'Lighthouse' } })
  const { 'contact-id': contact } = await post('/contacts', { contact: { type: 'person', name: 'Ada' } })
  const { 'deal-id': deal } = await post('/deals', { case: { name: 'Offer', price: '100', currency: 'EUR' } })
  const { 'case-id': record } = await post('/cases', { case: { name: 'Complaint' } })
  const { 'message-id': message } = await post(`/projects/${project}/messages`, { message: { title: 'Plan', body: '<p>Plan</p>' } })
  const { 'writeboard-id': writeboard } = await post(`/x/projects/${project}/writeboards`, { writeboard: { title: 'Text', body: 'Text' } })
  return [
    ['today', '/'],
    ['a contact', `/contacts/${contact}`],
    ['deals', '/deals'],
    ['a deal', `/deals/${deal}`],
    ['cases', '/cases'],
    ['a case', `/cases/${record}`],
    ['activity', '/activity'],
    ['catch up', '/catch-up'],
    ['notifications', '/notifications'],
    ['my tasks', '/my-tasks'],
    ['projects', '/projects'],
    ['a project', `/projects/${project}`],
    ['messages', `/projects/${project}/messages`],
    ['a message', `/messages/${message}`],
    ['milestones', `/projects/${project}/milestones`],
    ['the task board', `/projects/${project}/tasks`],
    ['expenses', `/projects/${project}/expenses`],
    ['files', `/projects/${project}/files`],
    ['writeboards', `/projects/${project}/writeboards`],
    ['a writeboard', `/writeboards/${writeboard}`],
    ['links', `/projects/${project}/links`],
    ['settings', '/settings/people'],
  ]
}

/** Opens a page with an empty cache and returns the bytes over the wire of each script it fetches. */
const scriptsOf = async (browser: Browser, { app, adminSession }: Sites, path: string) => {
  const { page, devtools, close } = await openFresh(browser, app.origin, adminSession, 1)
  const scripts = new Map<string, string>()
  const bytes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => type === 'Script' && scripts.set(requestId, response.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId)
    if (url) bytes.set(url, encodedDataLength)
  })
  // Otherwise the page fetches the code of all pages once it is idle.
  await page.addInitScript(() => Object.defineProperty(navigator.connection, 'saveData', { value: true }))
  await page.goto(`${app.origin}${path}`)
  await page.locator('h1').first().waitFor()
  await settle(page)
  await close()
  return bytes
}

const kilobytes = (bytes: number) => bytes / 1000

/**
 * Measures the code of every page beyond the shell: the scripts fetched when the page is opened with an empty cache, without those of the contacts
 * list and those that all measured pages fetch.
 */
export const measurePageCode = async (browser: Browser, sites: Sites): Promise<Row[]> => {
  const pages = await makePages(sites)
  const list = await scriptsOf(browser, sites, '/contacts')
  const fetched: { name: string; scripts: Map<string, number> }[] = []
  for (const [name, path] of pages) fetched.push({ name, scripts: await scriptsOf(browser, sites, path) })
  const isShared = (url: string) => fetched.every(({ scripts }) => scripts.has(url))
  return fetched.map(({ name, scripts }) => {
    const beyond = [...scripts].filter(([url]) => !list.has(url))
    const sum = (some: typeof beyond) => kilobytes(some.reduce((bytes, [, each]) => bytes + each, 0))
    const [own, all] = [sum(beyond.filter(([url]) => !isShared(url))), sum(beyond)]
    return {
      group: 'Code of each page beyond the shell',
      what: name,
      target: `≤ ${most} kB`,
      measured: `${tenth(own)} kB`,
      beside: `${tenth(all)} kB with what all pages share`,
      reached: own <= most,
      values: { kilobytes: own, withShared: all },
    }
  })
}
