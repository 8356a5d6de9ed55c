import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { createQueryClient } from '../../../lib/cache/query-client.ts'
import { setTransport } from '../../../lib/transport.ts'
import { ThemeProvider } from '../../../theme/theme-provider.tsx'
import { taskResource } from '../task-resource.ts'
import { tasksOf } from './task-list-resource.ts'
import { type TaskMoves, useTaskMoves } from './use-task-moves.ts'

const task = {
  id: '7',
  subject: 'Paint',
  state: 'not started',
  dueDate: '',
  responsibles: [],
  attachments: [],
  startDate: '',
  priority: 'normal',
  estimatedTime: '',
  taskListId: '1',
  projectId: '3',
  author: '1',
  createdAt: '2026-11-20 09:00:00',
  updatedAt: '2026-11-20 09:00:00',
  position: 1,
} as unknown as Task
const wire = {
  id: '7',
  subject: 'Paint',
  state: 'not started',
  'due-date': '',
  responsibles: [],
  attachments: [],
  'start-date': '',
  priority: 'normal',
  'estimated-time': '',
  'task-list-id': '2',
  'project-id': '3',
  author: '1',
  'created-at': '2026-11-20 09:00:00',
  'updated-at': '2026-11-20 09:00:00',
  position: '1',
}
const client = createQueryClient()
const keyOf = (id: string) => tasksOf({ resource: 'taskLists', id }, 'open').queryKey
let isFailing: boolean
let stops: (() => void)[]
let moves: TaskMoves

const Mover = () => {
  moves = useTaskMoves('3')
  return <button type="button">Ready</button>
}
/** The list of the task as the board shows it. */
const placeOf = () => {
  const rows = ['1', '2'].flatMap((id) => client.getQueryData(keyOf(id))?.pages[0]?.rows ?? [])
  return [...new Set(rows.map((row) => taskResource.pending.apply(row)?.taskListId))]
}

beforeEach(() => {
  isFailing = true
  setTransport(async ({ url, method }) => {
    if (method === 'POST') return Response.json({ moved: ['7'], completed: [], missing: [] }, { headers: { 'x-change': '12' } })
    if (!new URL(url).pathname.endsWith('/taskLists/2/tasks')) return Response.json({ tasks: [] })
    return isFailing ? Response.json({ errors: [] }, { status: 500 }) : Response.json({ tasks: [wire] })
  })
  for (const [id, rows] of [
    ['1', [task]],
    ['2', []],
  ] as const)
    client.setQueryData(keyOf(id), { pages: [{ rows: [...rows] }], pageParams: [undefined] })
  stops = ['1', '2'].map((id) => new QueryObserver(client, tasksOf({ resource: 'taskLists', id }, 'open')).subscribe(() => undefined))
})
afterEach(() => {
  for (const stop of stops) stop()
  setTransport()
})

test('a moved task stays in its new list while that list cannot be read', async () => {
  await render(
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Mover />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Ready' })).toBeVisible()
  await moves.toList({ tasks: [task], list: { id: '2', name: 'Doing', tasks: [] } })
  await expect.poll(() => client.getQueryState(keyOf('2'))?.status).toBe('error')
  expect(placeOf()).toEqual(['2'])
  isFailing = false
  await client.refetchQueries({ queryKey: keyOf('2'), exact: true })
  await expect.poll(() => client.getQueryData(keyOf('1'))?.pages[0]?.rows).toEqual([])
  expect(placeOf()).toEqual(['2'])
})
