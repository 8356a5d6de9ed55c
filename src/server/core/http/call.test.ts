import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { text } from '../../../contract/wire/values.ts'
import { wireObject } from '../../../contract/wire/wire.ts'
import { writeJson } from './call.ts'

const record = wireObject({ lastName: text })
const reply = wireObject({ records: z.array(record) })
const recordsOf = (length: number) => Array.from({ length }, (_, n) => ({ lastName: `Name ${n}` }))
const wireOf = (length: number) => ({ records: recordsOf(length).map(({ lastName }) => ({ 'last-name': lastName })) })

it('writes a list of any length as JSON', async () => {
  for (const length of [0, 1, 500, 501, 1000, 1001])
    expect(JSON.parse(await writeJson(reply, { records: recordsOf(length) }))).toEqual(wireOf(length))
})

it('lets other work run between the chunks of a long list', async () => {
  const order: string[] = []
  const written = writeJson(reply, { records: recordsOf(1001) }).then(() => order.push('written'))
  setTimeout(() => order.push('other'))
  await written
  expect(order).toEqual(['other', 'written'])
})
