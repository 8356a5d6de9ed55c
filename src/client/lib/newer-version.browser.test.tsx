import { afterEach, expect, it, vi } from 'vitest'
import { findBuild } from './newer-version.ts'

const scripts: Element[] = []
const running = (src: string) => {
  const script = Object.assign(document.createElement('script'), { type: 'module' })
  // Not run: the names alone are compared.
  script.setAttribute('src', `data:text/javascript,//${src}`)
  document.head.append(script)
  scripts.push(script)
}
const served = (body: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status, headers: { 'Content-Type': 'text/html' } }))

afterEach(() => {
  vi.restoreAllMocks()
  for (const script of scripts.splice(0)) script.remove()
})

const pageWith = (...names: string[]) =>
  `<!doctype html><head>${names.map((src) => `<script crossorigin type="module"\n src='${src}'></script>`).join('')}</head><body>`

it('tells a newer build by the entry scripts of the page, however it is written', async () => {
  running('main.1a.js')
  const own = Array.from(document.head.querySelectorAll('script[type="module"]'), (script) => script.getAttribute('src') ?? '')
  served(pageWith(...own))
  expect(await findBuild()).toBe('current')
  served(pageWith(...own.slice(0, -1), '/assets/main.2b.js'))
  expect(await findBuild()).toBe('newer')
  served('<p>Sign in to the network.</p>')
  expect(await findBuild()).toBe('current')
  served('', 503)
  expect(await findBuild()).toBeUndefined()
})
