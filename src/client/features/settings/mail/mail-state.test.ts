import { expect, it } from 'vitest'
import type { Outgoing } from '../../../../contract/x/outbox.ts'
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
  const { label, detail } = mailState(mail(more), sends)
  return [label, detail]
}

it('is waiting with a mail server and stored without one', () => {
  expect(words({})).toEqual(['Waiting', undefined])
  expect(words({}, false)).toEqual(['Stored', undefined])
  expect(words({ state: 'sent' })).toEqual(['Sent', undefined])
})

it('says how many attempts failed, why, and when the next one is', () => {
  expect(words({ attempts: 2, nextAttemptAt: '2026-11-17 09:05:00', error: '451 Later.' })[1]).toMatch(
    /^2 attempts failed\. Next attempt: 17 Nov 2026, \d\d:05\. 451 Later\.$/,
  )
  expect(words({ attempts: 1, error: '451 Later.' }, false)).toEqual(['Stored', '1 attempt failed. 451 Later.'])
})

it('gives the reason of a failure, and says when delivery is unknown', () => {
  expect(words({ state: 'failed', attempts: 8, error: '550 No such user.' })).toEqual(['Failed', '550 No such user.'])
  expect(words({ state: 'sending', attempts: 1 })[1]).toMatch(/may have arrived/)
  expect(words({ state: 'unknown', attempts: 1, error: 'The connection broke.' })).toEqual(['Unknown', 'The connection broke.'])
  expect(words({ state: 'not-sent', error: 'It was taken back before it was sent.' })).toEqual([
    'Not sent',
    'It was taken back before it was sent.',
  ])
})
