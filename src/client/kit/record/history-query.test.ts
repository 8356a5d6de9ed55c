import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { dispatchEvents } from '../../lib/live/event-handlers.ts'
import { changeWords, historyOf } from './history-query.ts'

it('says what a change did, also if it was undone and redone', () => {
  expect(changeWords('case updated')).toBe('updated the case')
  expect(changeWords('task list created')).toBe('created the task list')
  expect(changeWords('project shared')).toBe('shared the project with a company')
  expect(changeWords('project archived')).toBe('archived the project')
  expect(changeWords('undone: expense deleted')).toBe('undid a change')
  expect(changeWords('redone: task list created')).toBe('redid a change')
})

it('reads an open history again after an event', async () => {
  const client = new QueryClient()
  const queryFn = vi.fn(async () => ({ changes: [], continuedAt: undefined }))
  const close = new InfiniteQueryObserver(client, { ...historyOf({ resource: 'cases', id: '7' }), queryFn: queryFn as never }).subscribe(
    () => undefined,
  )
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1), { timeout: 20_000 })
  await dispatchEvents(client, [{ resource: 'notes', id: '9', action: 'created' }])
  expect(queryFn).toHaveBeenCalledTimes(2)
  close()
})
