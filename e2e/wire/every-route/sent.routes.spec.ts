import { join, relative, sep } from 'node:path'
import { expect } from '@playwright/test'
import { pathsIn, readDocument } from '../../fixtures/service/document.ts'
import { readSent } from '../../fixtures/service/sent.ts'
import { test } from '../../fixtures/test.ts'

const wire = join(import.meta.dirname, '..')
/** Handwritten tests cover their resource's routes; generated tables do not count. */
const isOfRoom = (file: string) => /^[a-z]+$/.test(relative(wire, file).split(sep)[0] ?? '')

test('has a successful request to every route in a handwritten wire test', async ({ service }, { project }) => {
  const document = await readDocument(service.base)
  const pathOf = pathsIn(document)
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const sent = await readSent(project.outputDir)
  const carriedOut = new Set(sent.filter(({ file }) => isOfRoom(file)).map(({ method, path }) => `${method} ${pathOf(method, path)}`))
  expect(routes.filter((route) => !carriedOut.has(route))).toEqual([])
})
