import { pathToFileURL } from 'node:url'
import { chromium, expect, test } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'
import { builtDemo, serveFiles } from '../fixtures/demo.ts'

const cases = [
  { lacks: 'Worker', says: 'background workers' },
  { lacks: 'BroadcastChannel', says: 'BroadcastChannel' },
  { lacks: 'WebAssembly', says: 'WebAssembly' },
]

test('says in one sentence what is missing where it cannot start, and nothing else', async ({ page, browser }) => {
  const { address, close } = await serveFiles(builtDemo)
  const thrown: Error[] = []
  const openWith = async (script: (name: string) => void, name = '') => {
    const context = await browser.newContext()
    const other = await context.newPage()
    other.on('pageerror', (error) => thrown.push(error))
    await other.addInitScript(script, name)
    await other.goto(address, { waitUntil: 'commit' })
    return { sentence: other.getByRole('alert'), end: () => context.close() }
  }
  for (const { lacks, says } of cases) {
    const { sentence, end } = await openWith((name) => {
      delete (window as unknown as Record<string, unknown>)[name]
    }, lacks)
    await expect(sentence).toHaveText(
      `The demo can’t start because this browser has no ${says}: open it in a current Chrome, Edge, Firefox or Safari.`,
    )
    await end()
  }
  const refusing = await openWith(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    }
  })
  await expect(refusing.sentence).toHaveText(
    'The demo can’t start because this browser blocks cookies and site data for this address: allow them here, then reload the page.',
  )
  await refusing.end()
  page.on('pageerror', (error) => thrown.push(error))
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('this browser has no Web Locks')
  await page.goto(pathToFileURL(`${builtDemo}/index.html`).href, { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('The demo can’t start from a file: put its folder on a web server')
  expect(thrown).toEqual([])
  close()
})

test('says what to do over http on a host name, and without JavaScript', async ({ browser }) => {
  const { address, close } = await serveFiles(builtDemo)
  const named = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP demo.example 127.0.0.1'],
  })
  const page = await named.newPage()
  await page.goto(address.replace('127.0.0.1', 'demo.example'), { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('The demo can’t start over http, where browsers offer no storage: open it over https')
  await named.close()
  const still = await browser.newContext({ javaScriptEnabled: false })
  const unscripted = await still.newPage()
  await unscripted.goto(address, { waitUntil: 'commit' })
  // The locators of text skip this element.
  const sentence = unscripted.locator('noscript p')
  await expect(sentence).toBeVisible()
  await expect(sentence).toHaveText('The demo runs in this browser and needs JavaScript: turn it on for this site, then reload the page.')
  await still.close()
  close()
})
