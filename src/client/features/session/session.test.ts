import { describe, expect, it } from 'vitest'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import { sessionError } from './session-error.ts'
import { requestedPath, signInPath } from './sign-in-path.ts'

const leadsTo = (address: string) => requestedPath(new URL(address, 'http://localhost').searchParams)

describe('requestedPath', () => {
  it('leads back to the requested page, with its filters', () => {
    expect(leadsTo(signInPath('/contacts?tags=client&sort=-changed'))).toBe('/contacts?tags=client&sort=-changed')
    expect(leadsTo(signInPath('/'))).toBe('/')
  })

  it('never leads out of the app', () => {
    for (const to of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])
      expect(leadsTo(`/sign-in?to=${encodeURIComponent(to)}`)).toBe('/')
  })
})

describe('sessionError', () => {
  it('says how long to wait after too many attempts', () => {
    expect(sessionError(new ServiceError(429, [], { retryAfter: 120 }))).toBe('Too many attempts. Try again in 2 minutes.')
  })
  it('repeats the message of the service', () => {
    const message = 'The e-mail address or password is wrong.'
    expect(sessionError(new ServiceError(401, [{ code: 'wrong', message }]))).toBe(message)
  })
  it('says to try again when the server cannot be reached', () => {
    expect(sessionError(new Unreachable())).toBe("Can't reach the server. Try again in a moment.")
  })
})
