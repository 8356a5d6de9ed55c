import { expect, it } from 'vitest'
import { onceKey } from './request-keys.ts'

it('keeps the key of a request whose answer was lost, whatever was created at the same place before', () => {
  const [a, b] = [onceKey('place'), onceKey('place')]
  a.keyFor({ name: 'A' })
  const key = b.keyFor({ name: 'B' })
  a.sent()
  expect(onceKey('place').keyFor({ name: 'B' })).toBe(key)
  b.sent()
  expect(onceKey('place').keyFor({ name: 'B' })).not.toBe(key)
})
