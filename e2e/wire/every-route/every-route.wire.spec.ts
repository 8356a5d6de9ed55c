import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { projectRoutes } from './project-routes.ts'
import { routes as matrix } from './routes.ts'

interface Row {
  method: string
  path: string
}
const page = readFileSync(join(import.meta.dirname, '../../../docs/interface.md'), 'utf8')
const wire = join(import.meta.dirname, '..')
const specs = globSync('**/*.wire.spec.ts', { cwd: wire }).filter((name) => !name.endsWith('every-route.wire.spec.ts'))

const kinds: Record<string, string[]> = {
  owner: ['contacts', 'cases', 'deals'],
  resource: ['messages', 'milestones', 'tasks', 'notes', 'writeboards', 'links', 'files'],
}
const expanded = (row: Row): Row[] => {
  const kind = /^\/\{(owner|resource)\}/.exec(row.path)?.[1]
  return kind ? (kinds[kind] ?? []).map((value) => ({ ...row, path: row.path.replace(`{${kind}}`, value) })) : [row]
}
/** Without the query and the part that may be left out; an id is 7. */
const plain = ({ method, path }: Row) => {
  const told = path.replace(/\?.*$/, '').replace(/\/:?(\[\w+\]|\{page\}|\{type\})$/, '')
  return `${method} ${told.replace(/\{[^}]+\}/g, '7')}`
}

/** Every row of the interface's tables, those of several kinds expanded. */
const wanted = [
  ...new Set(
    [...page.matchAll(/^\| (GET|POST|PUT|DELETE) \| (\S+) \|/gm)].flatMap(([, method = '', path = '']) =>
      expanded({ method, path }).map(plain),
    ),
  ),
].toSorted()

const hole = /\$?\{[^}]*\}/
const literal = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
/** What a test writes as a path, as a pattern of paths: whatever is filled in may be several parts. */
const pattern = (written: string) => new RegExp(`^${written.split(hole).map(literal).join('[^?]+')}$`)
/** A route as a pattern of what a test writes: an id may be anything there. */
const patternOf = (route: string) => new RegExp(`^${route.split('/7').map(literal).join('/[^/]+')}$`)

const methods = ['get', 'post', 'put', 'delete']
const callsIn = (name: string): Row[] => {
  const text = readFileSync(join(wire, name), 'utf8')
  const paths = [...text.matchAll(/(['`])(\/[^'`\n]*?)(\?[^'`\n]*)?\1/g)].map(([, , path = '']) => path)
  const used = methods.filter((method) => text.includes(`.${method}(`) || text.includes(`'${method.toUpperCase()}'`))
  return used.flatMap((method) => paths.map((path) => ({ method: method.toUpperCase(), path })))
}
const called = specs.flatMap(callsIn)
const isCalled = (calls: Row[], route: string) => {
  const [method, path = ''] = route.split(' ')
  const word = path.split('/').findLast((part) => part && part !== '7') ?? ''
  const [wide, exact] = [(call: Row) => call.path.includes(word) && pattern(call.path).test(path), patternOf(path)]
  return calls.some((call) => call.method === method && (wide(call) || exact.test(call.path)))
}

test('every route of the interface is called by a wire test of its own', () => {
  expect(wanted.length).toBeGreaterThanOrEqual(105)
  expect(wanted.filter((route) => !isCalled(called, route))).toEqual([])
})

test('every route of the interface stands in the matrix', () => {
  const calls = [...matrix, ...projectRoutes].map(({ method, path }) => ({ method, path: path.replace(/\?.*$/, '') }))
  expect(wanted.filter((route) => !isCalled(calls, route))).toEqual([])
})

test('every trap is named in the title of a test', () => {
  const titles = specs.map((name) => readFileSync(join(wire, name), 'utf8')).join('\n')
  const missing = Array.from({ length: 14 }, (_, n) => n + 1).filter(
    (n) => !new RegExp(`test\\(\\s*[\`'"][^\\n]*\\btraps? (\\d+( and |, ))*${n}\\b`, 'i').test(titles),
  )
  expect(missing).toEqual([])
})
