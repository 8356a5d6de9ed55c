import { describe, expect, it } from 'vitest'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import { refusal } from './refusal.ts'
import { signInFor, wantedAt } from './where-to.ts'

const leadsTo = (address: string) => wantedAt(new URL(address, 'http://localhost').searchParams)

describe('after signing in', () => {
  it('leads back to where one wanted to go, filters included', () => {
    expect(leadsTo(signInFor('/contacts?tags=client&sort=-changed'))).toBe('/contacts?tags=client&sort=-changed')
    expect(leadsTo(signInFor('/'))).toBe('/')
  })

  it('never leads out of the app', () => {
    for (const to of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])
      expect(leadsTo(`/sign-in?to=${encodeURIComponent(to)}`)).toBe('/')
  })
})

describe('a refusal', () => {
  it('says how long to wait', () => {
    expect(refusal(new ServiceError(429, [], { retryAfter: 120 }))).toBe('Too many attempts. Try again in 2 minutes.')
  })
  it('is in the words of the service', () => {
    const message = 'The e-mail address or the password is not right.'
    expect(refusal(new ServiceError(401, [{ code: 'wrong', message }]))).toBe(message)
  })
  it('says to try again when no answer came', () => {
    expect(refusal(new Unreachable())).toBe('The service does not answer. Try again in a moment.')
  })
})
