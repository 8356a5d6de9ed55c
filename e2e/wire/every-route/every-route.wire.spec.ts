import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { pathsIn, readDocument } from '../../fixtures/service/document.ts'
import { test } from '../../fixtures/test.ts'
import { interfaceRoutes } from './interface-routes.ts'
import { projectRoutes } from './project-routes.ts'
import { routes } from './routes.ts'

/** The event stream does not end; feed/events.wire.spec.ts tests it. */
const stream = 'GET /x/events'
/** These return a page of the same list to every user with access. */
const isFurtherPage = (path: string) => path.endsWith('/{page}')

test('covers every route of the interface and the service', async ({ service }) => {
  const document = await readDocument(service.base)
  const pathOf = pathsIn(document)
  const asked = new Set([...routes, ...projectRoutes].map(({ method, path }) => `${method} ${pathOf(method, path)}`))
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    isFurtherPage(path) ? [] : Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.filter((route) => !asked.has(route))).toEqual([stream])
  expect(interfaceRoutes.length).toBeGreaterThanOrEqual(105)
  expect(interfaceRoutes.filter(({ method, path }) => !pathOf(method, path))).toEqual([])
})

test('names every trap in the title of a test', () => {
  const wire = join(import.meta.dirname, '..')
  const titles = globSync('*/*.wire.spec.ts', { cwd: wire })
    .map((name) => readFileSync(join(wire, name), 'utf8'))
    .join('\n')
  const missing = Array.from({ length: 14 }, (_, n) => n + 1).filter(
    (n) => !new RegExp(`test\\(\\s*[\`'"][^\\n]*\\btraps? (\\d+( and |, ))*${n}\\b`, 'i').test(titles),
  )
  expect(missing).toEqual([])
})
