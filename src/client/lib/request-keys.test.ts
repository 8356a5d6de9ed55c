import { expect, it } from 'vitest'
import { isAsked, sendKeyed } from './request-keys.ts'

const lost = new Error('No answer.')
const keyOf = (content: object, answer: Promise<void> = Promise.resolve()) => {
  let key = ''
  const sent = sendKeyed('place', content, async (given) => {
    key = given
    await answer
  })
  return { key, sent }
}

it('keeps the key of a request whose answer was lost, whatever was created at the same place before', async () => {
  const first = Promise.withResolvers<void>()
  const a = keyOf({ name: 'A' }, first.promise)
  const b = keyOf({ name: 'B' }, Promise.reject(lost))
  await expect(b.sent).rejects.toBe(lost)
  first.resolve()
  await a.sent
  expect(isAsked('place', { name: 'B' })).toBe(true)
  const again = keyOf({ name: 'B' })
  expect(again.key).toBe(b.key)
  await again.sent
  expect(isAsked('place', { name: 'B' })).toBe(false)
  expect(keyOf({ name: 'B' }).key).not.toBe(b.key)
})
