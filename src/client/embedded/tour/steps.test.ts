import { describe, expect, it } from 'vitest'
import type { Call } from '../../lib/call-log.ts'
import { type StepState, steps } from './steps.ts'

const call = (method: string, path: string, status = 200): Call => ({
  id: 1,
  screen: 0,
  method,
  path,
  headers: [],
  sent: undefined,
  outcome: 'answered',
  status,
})
const doneAfter = (noticed: Partial<StepState>) =>
  steps.filter(({ isDone }) => isDone({ calls: [], path: '/', role: 'admin', ...noticed })).map(({ title }) => title)

describe('the tour notices', () => {
  it('nothing before the visitor does anything', () => {
    expect(doneAfter({})).toEqual([])
    expect(doneAfter({ calls: [call('GET', '/deals?x-sort=name'), call('GET', '/deals/7')] })).toEqual([])
  })

  it('each step by its call', () => {
    expect(doneAfter({ calls: [call('PUT', '/deals/7')] })).toEqual(['Drag a deal to Won'])
    expect(doneAfter({ calls: [call('POST', '/x/changes/9/undo')] })).toEqual(['Undo it'])
    expect(doneAfter({ calls: [call('PUT', '/milestones/3')] })).toEqual(['Move a milestone'])
    expect(doneAfter({ calls: [call('POST', '/x/taskLists/3/tasks/move')] })).toEqual(['Reorder a board'])
    expect(doneAfter({ role: 'client' })).toEqual(['See it as the client'])
  })

  it('a search only when it has led to a contact', () => {
    const calls = [call('GET', '/x/search?term=Sigrid')]
    expect(doneAfter({ calls, path: '/deals' })).toEqual([])
    expect(doneAfter({ calls, path: '/contacts/12' })).toEqual(['Find someone'])
    expect(doneAfter({ path: '/contacts/12' })).toEqual([])
  })

  it('no call that failed or has no answer yet', () => {
    const { status: _, ...running } = call('PUT', '/deals/8')
    expect(doneAfter({ calls: [call('PUT', '/deals/7', 500), running] })).toEqual([])
  })
})
