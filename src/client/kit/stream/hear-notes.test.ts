import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LiveEvent } from '../../../contract/x/events.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { setTransport } from '../../lib/transport.ts'
import { noteQueries } from '../notes/queries.ts'
import { hearNotes } from './hear-notes.ts'

let client: ReturnType<typeof createQueryClient>
let asked: string[]
let stop: () => void
const { queryKey } = noteQueries.ofContact('1')
const note = (id: string, day: string) => ({
  id,
  body: `Before ${id}`,
  date: `2026-01-${day} 10:00:00`,
  attachments: [],
  visibility: 'public',
})
const bodies = () =>
  client
    .getQueryData<{ pages: { notes: { body: string }[] }[] }>(queryKey as never)
    ?.pages.flatMap(({ notes }) => notes.map(({ body }) => body))
const about = (id: string, action: LiveEvent['action'], contact = '1'): LiveEvent => ({
  resource: 'notes',
  id,
  action,
  on: { resource: 'contacts', id: contact },
})

beforeEach(() => {
  client = createQueryClient()
  asked = []
  client.setQueryData(queryKey, { pages: [{ notes: [note('3', '03'), note('1', '01')] }], pageParams: [undefined] } as never)
  stop = new QueryObserver(client, { queryKey, staleTime: Infinity } as never).subscribe(() => undefined)
  setTransport(async ({ url }) => {
    const path = new URL(url).pathname.replace('/api', '')
    asked.push(path)
    const id = path.split('/').at(-1) ?? ''
    const stamps = { author: '2', 'created-at': '2026-01-02 10:00:00', 'updated-at': '2026-01-02 10:00:00' }
    return Response.json({ note: { ...note(id, `0${id}`), body: `Now ${id}`, 'contact-id': '1', 'comments-count': 1, ...stamps } })
  })
})
afterEach(() => {
  stop()
  setTransport()
})

it('a note that came goes where it belongs, one that was changed stays, one that is gone leaves', async () => {
  await hearNotes(client, [about('2', 'created'), about('3', 'updated'), about('1', 'deleted')])
  expect(bodies()).toEqual(['Now 3', 'Now 2'])
  expect(asked.toSorted()).toEqual(['/notes/2', '/notes/3'])
})

it('a note that a comment came to is read again, with how many it has now', async () => {
  await hearNotes(client, [{ resource: 'comments', id: '9', action: 'created', on: { resource: 'notes', id: '3' } }])
  expect([bodies(), asked]).toEqual([['Now 3', 'Before 1'], ['/notes/3']])
})

it('what happens to other contacts is not read', async () => {
  await hearNotes(client, [
    about('7', 'created', '4'),
    { resource: 'comments', id: '9', action: 'created', on: { resource: 'notes', id: '7' } },
  ])
  expect(asked).toEqual([])
})
