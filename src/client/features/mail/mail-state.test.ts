import { expect, it } from 'vitest'
import type { Outgoing } from '../../../contract/x/outbox.ts'
import { mailState } from './mail-state.ts'

const mail = (more: Partial<Outgoing>): Outgoing => ({
  id: '1',
  userId: '2',
  kind: 'message created',
  resource: 'messages',
  resourceId: '3',
  createdAt: '2026-11-17 09:00:00',
  state: 'waiting',
  attempts: 0,
  ...more,
})
const words = (more: Partial<Outgoing>, sends = true) => {
  const { label, says } = mailState(mail(more), sends)
  return [label, says]
}

it('a mail is waiting where mail is sent, and kept where it is not', () => {
  expect(words({})).toEqual(['Waiting', undefined])
  expect(words({}, false)).toEqual(['Kept', undefined])
  expect(words({ state: 'sent' })).toEqual(['Sent', undefined])
})

it('says how often it was tried, why that failed, and when it is tried again', () => {
  expect(words({ attempts: 2, nextAttemptAt: '2026-11-17 09:05:00', error: '451 Later.' })[1]).toMatch(
    /^Tried twice, again on 17 Nov 2026, \d\d:05\. 451 Later\.$/,
  )
  expect(words({ attempts: 1, error: '451 Later.' }, false)).toEqual(['Kept', 'Tried once. 451 Later.'])
})

it('gives the reason for one that was not sent, and owns up to one that was cut off', () => {
  expect(words({ state: 'failed', attempts: 8, error: '550 No such user.' })).toEqual(['Not sent', '550 No such user.'])
  expect(words({ state: 'sending', attempts: 1 })[1]).toMatch(/may have arrived/)
})
