import { expect } from '@playwright/test'
import { refused } from '../../fixtures/answers.ts'
import type { Json } from '../../fixtures/client.ts'
import { fill } from '../every-route/scene.ts'
import { bodyWith, everyTarget, say, test } from './bad-world.ts'

const many = 5_000
const texts = Array.from({ length: many }, (_, n) => n.toString(36))
const unknownIds = texts.map((_, n) => String(8_000_000_000_000_000_000n + BigInt(n)))
const entries: Record<string, Json> = {
  'contact-data': { 'entity-type': 'phone', 'entity-value': '1' },
  addresses: { city: 'Bergen' },
  contacts: { contact: { type: 'person', name: 'Ada' } },
}

/** The lists of a body, each with 5,000 entries that are well formed. */
const longLists = (fields: Record<string, string>): [place: string, value: Json][] => {
  const ids = Object.keys(fields).filter((place) => /ids of/.test(fields[place] ?? ''))
  const names = Object.keys(fields).filter((place) => fields[place] === 'tag names')
  const nested = new Set(Object.keys(fields).flatMap((place) => /^(.+)\.0\./.exec(place)?.[1] ?? []))
  return [
    ...ids.map((place): [string, Json] => [place, unknownIds]),
    ...names.map((place): [string, Json] => [place, texts.join()]),
    ...[...nested].map((place): [string, Json] => {
      const entry = entries[place.split('.').at(-1) ?? ''] ?? { type: 'birthday', date: '19840229' }
      return [place, Array.from({ length: many }, () => entry)]
    }),
  ]
}

for (const target of everyTarget)
  for (const [place, value] of longLists(target.fields))
    test(`${target.method} ${target.path}: refuses 5,000 entries in ${place}`, async ({ world, database }) => {
      const before = await database.fingerprint()
      const answer = await say(world.people.admin, target, bodyWith(target, place, value), world.scene)
      refused(answer, 422, place)
      expect(await database.fingerprint()).toBe(before)
    })

interface Parameter {
  name: string
  in: string
  schema: { type?: string; enum?: unknown }
}
interface Document {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>
}
/** As much as fits into an address: Node takes 16 KiB of headers. */
const longQueries = [texts.join().slice(0, 15_000), texts.join('+').slice(0, 15_000), 'a+'.repeat(many), 'a'.repeat(15_000)]

test('answers every text parameter of every list with at most 4xx, however many entries it has', async ({ world, service, database }) => {
  const { admin } = world.people
  const { paths } = (await (await fetch(`${service.base}/openapi.json`)).json()) as Document
  const asked = Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? [])
      .filter((of) => of.in === 'query' && of.schema.type === 'string' && !of.schema.enum)
      .map(({ name }) => ({ path, name })),
  )
  expect(asked.length).toBeGreaterThan(20)
  const before = await database.fingerprint()
  for (const { path, name } of asked)
    for (const value of longQueries) {
      const at = fill(path.replace(/\{(\w+)\}/g, '1'), world.scene)
      const { status } = await admin.get(`${at}?${name}=${value}`)
      expect([path, name, status < 500]).toEqual([path, name, true])
    }
  expect(await database.fingerprint()).toBe(before)
})

test('searches by at most 20 tags', async ({ world }) => {
  const { admin } = world.people
  const search = (count: number) => admin.get(`/contacts?x-count=1&tags=${texts.slice(0, count).join()}`)
  expect((await search(20)).body).toMatchObject({ contacts: [], 'x-total': 0 })
  for (const count of [21, 50, 1_000]) refused(await search(count), 400, 'tags')
})

test('filters one’s tasks by at most 20 words', async ({ world }) => {
  const { admin } = world.people
  const search = (count: number) => admin.get(`/my-tasks?query=${texts.slice(0, count).join('+')}`)
  expect((await search(20)).body).toMatchObject({ tasks: [] })
  refused(await search(21), 400, 'query')
})
