import { afterAll, expect, it } from 'vitest'
import { createCase, listCases } from '../../../contract/cases.ts'
import { compareNames } from '../../../contract/name-order.ts'
import { openWorld } from '../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())

it('lists cases in the order of names that the app inserts them by', async () => {
  const { admin } = await world.account()
  const names = [
    '😀 plan',
    '\ufffd',
    '会議',
    'zebra',
    'Zimt',
    'Straße',
    'STRASSE',
    'Kiln 2',
    'Kiln (old)',
    'Äpfel',
    'apfel',
    '_draft',
    '9',
    '10',
  ]
  for (const name of names) await admin.call(createCase, { body: { case: { name } } })
  const listed = await admin.call(listCases, { query: { xSort: 'name' } })
  expect(listed.reply.cases.map(({ name }) => name)).toEqual(names.toSorted(compareNames))
})
