import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { readAction } from '../../../contract/actions.ts'
import { dispatchEvents } from '../../lib/live/event-handlers.ts'
import { entryOf, historyOf } from './history-query.ts'

const change = { id: '9', author: '3', date: '2026-11-28 09:00:00', undone: false } as const

it('says where a task was moved, and shows its other fields', () => {
  const task = { resource: 'tasks', id: '5' } as const
  const moved = { field: 'belongsTo', before: ['Draft'], after: ['Design'] } as const
  const due = { field: 'dueDate', before: [], after: ['2026-12-04'] } as const
  const reordered = {
    ...change,
    action: readAction('task list reordered'),
    resource: 'taskLists',
    resourceId: '7',
    title: 'Design',
  } as const
  expect(entryOf({ ...reordered, fields: [{ ...moved, before: ['Draft'], after: ['Design'] }] }, task)).toEqual({
    words: 'moved this task from Draft to Design',
    fields: [],
  })
  const updated = { ...change, action: readAction('task updated'), resource: 'tasks', resourceId: '5', title: 'Call' } as const
  expect(
    entryOf(
      {
        ...updated,
        fields: [
          { field: 'belongsTo', before: [], after: ['Design'] },
          { ...due, before: [], after: [...due.after] },
        ],
      },
      task,
    ),
  ).toEqual({
    words: 'moved this task to Design',
    fields: [due],
  })
  expect(entryOf(reordered, task)).toEqual({ words: 'reordered the task list', title: 'Design', fields: [] })
})

it('names the companies that a project was shared with', () => {
  const project = { resource: 'projects', id: '4' } as const
  const shared = { ...change, action: readAction('project shared'), resource: 'projects', resourceId: '4', title: 'Quay' } as const
  const companies = (before: string[], after: string[]) => [{ field: 'companies' as const, before, after }]
  expect(entryOf({ ...shared, fields: companies(['Acme'], ['Acme', 'Fjordline']) }, project).words).toBe(
    'shared the project with Fjordline',
  )
  expect(entryOf({ ...shared, fields: companies(['Acme', 'Fjordline'], ['Acme']) }, project).words).toBe(
    'removed Fjordline from the project',
  )
  expect(entryOf(shared, project).words).toBe('shared the project with a company')
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
