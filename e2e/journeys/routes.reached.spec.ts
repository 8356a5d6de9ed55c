import { join, relative } from 'node:path'
import { expect } from '@playwright/test'
import { pathsIn, readDocument } from '../fixtures/service/document.ts'
import { readSent } from '../fixtures/service/sent.ts'
import { test } from '../fixtures/test.ts'
import { interfaceRoutes } from '../wire/every-route/interface-routes.ts'
import { journeyOf, sameAs } from './journey-of-route.ts'

test('reaches every route of the interface from a screen', async ({ service }, { project }) => {
  const pathOf = pathsIn(await readDocument(service.base))
  const sent = await readSent(project.outputDir)
  const reached = new Set(
    sent
      .filter(({ fromPage }) => fromPage)
      .map(({ file, method, path }) => `${relative(import.meta.dirname, file)}: ${method} ${pathOf(method, path)}`),
  )
  const routes = interfaceRoutes.map(({ method, path }) => `${method} ${pathOf(method, path)}`)
  expect(routes.filter((route) => !journeyOf[sameAs[route] ?? route])).toEqual([])
  expect(Object.entries(journeyOf).filter(([route, file]) => !reached.has(`${join(file)}: ${route}`))).toEqual([])
})
