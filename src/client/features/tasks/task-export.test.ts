import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Task } from '../../../contract/projects/tasks.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { taskExporter } from './task-export.ts'

const run = { signal: new AbortController().signal, onProgress: () => undefined }

it('exports the names of people, the record and the list of a task, every cell quoted', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(peopleQueries.users().queryKey, [
    { id: '1', name: 'Ana' },
    { id: '2', name: 'Ola' },
  ] as never)
  const task = {
    ...{ id: '7', subject: '=HYPERLINK("x")', state: 'started', dueDate: '2026-12-04', startDate: '', priority: 'high' },
    ...{ estimatedTime: '2.5', responsibles: ['1', '2'], attachments: ['3'], taskListId: '5', author: '1' },
    ...{ createdAt: '2026-11-01 10:00:00', updatedAt: '2026-11-02 10:00:00' },
  } as unknown as Task
  const csv = await taskExporter({ list: () => 'Build', project: 'Website' })([task], client, run)
  expect(csv.split('\r\n')[1]).toBe(
    `"'=HYPERLINK(""x"")","started","2026-12-04","","high","2.5","Ana; Ola","Website","Build","1","","Ana","2026-11-01 10:00:00","2026-11-02 10:00:00","7"`,
  )
  const personal = { ...task, taskListId: undefined, belongsTo: 'Sigrid Aune', attachments: [] } as unknown as Task
  expect((await taskExporter()([personal], client, run)).split('\r\n')[1]).toContain('"Ana; Ola","Sigrid Aune","","",')
})
