import { expect } from '@playwright/test'
import { accepted, listAt } from '../../fixtures/answers.ts'
import { makeContact, makeWorkgroup } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'
import { copyOf, type Item } from '../../sync/copy-of.ts'
import { writerOf } from '../../sync/writer.ts'

/** `SYNC_SECONDS=120 npm test -- wire` lets them write for two minutes. */
const seconds = Number(process.env.SYNC_SECONDS ?? 6)

/** What a copy holds: the record without what belongs to other records. */
const own = ({ 'company-name': _, people: __, ...record }: Item) => record
const byId = (items: Iterable<Item>) => [...items].map(own).toSorted((a, b) => Number(a.id) - Number(b.id))

test('a program that keeps a copy ends with exactly what its user can see', async ({ space }) => {
  test.setTimeout((seconds + 60) * 1000)
  const { admin } = space
  const reader = await space.member('Rea')
  const people = [admin, await space.member('Mia'), reader]
  const groups = [await makeWorkgroup(admin, 'Build', [reader.id]), await makeWorkgroup(admin, 'Sell', [])]
  for (let n = 0; n < 60; n += 1) await makeContact(admin, { name: `Start ${n}` })
  const program = copyOf(space.service.base, reader.token)
  const end = Date.now() + seconds * 1000
  const writing = people.map(async (by, n) => {
    const write = writerOf(by, people, groups, n + 1)
    while (Date.now() < end) await write()
  })
  await program.begin()
  let done = false
  const finished = Promise.all(writing).then(() => {
    done = true
  })
  while (!done) await program.round()
  await finished
  await program.round()
  for (const list of ['contacts', 'deals', 'cases'] as const) {
    const all: Item[] = []
    for (let path: string | undefined = `/${list}`; path !== undefined; ) {
      const page = accepted(await reader.get(path))
      all.push(...(listAt(page, list) as Item[]))
      path = (page.body as { 'continued-at'?: string })['continued-at']
    }
    expect(byId(program.copy[list].values())).toEqual(byId(all))
  }
})
