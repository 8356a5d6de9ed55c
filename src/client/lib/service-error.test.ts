import { expect, it } from 'vitest'
import { ServiceError } from './service-error.ts'

it.each([
  [429, 'Too many tries.', 40, 'Too many tries. Try again in 40 seconds.'],
  [503, 'Many people are signing in. Try again in a moment.', 120, 'Many people are signing in. Try again in 2 minutes.'],
  [429, 'Too many attempts. Try again in 5 minutes.', 290, 'Too many attempts. Try again in 5 minutes.'],
  [422, 'A person needs a name.', 40, 'A person needs a name.'],
])('of %i, “%s”, says once when to try again', (status, message, retryAfter, says) => {
  expect(new ServiceError(status, [{ code: 'later', message }], { retryAfter }).message).toBe(says)
})
