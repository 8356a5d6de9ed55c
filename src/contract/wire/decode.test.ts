import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { decode, faultMessage } from './decode.ts'
import { bodyObject } from './wire.ts'

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, n]))
const faultsOf = (input: unknown) => {
  const read = decode(bodyObject({ one: z.string(), more: z.optional(z.array(z.string())), inner: bodyObject({}) }), input)
  return read.ok ? [] : read.faults
}

it('reports at most 20 faults', () => {
  const faults = faultsOf({ one: 1, inner: many(1000), ...many(1000) })
  expect(faults).toHaveLength(20)
  expect(faults.slice(0, 3)).toEqual([
    { code: 'type', field: 'one', message: 'This is a JSON string.' },
    { code: 'unknown', field: 'inner.key0', message: 'There is no field "key0" here.' },
    { code: 'unknown', field: 'inner.key1', message: 'There is no field "key1" here.' },
  ])
  expect(faultsOf({ one: '', inner: {}, more: Array.from({ length: 1000 }, () => 1) })).toHaveLength(20)
})

it('returns the message of the first fault, and nothing for a valid value', () => {
  const schema = z.string().check(z.minLength(2, 'Two letters, please.'))
  expect(faultMessage(schema, 'a')).toBe('Two letters, please.')
  expect(faultMessage(schema, 'ab')).toBeUndefined()
})
