import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveEvent } from '../../../contract/x/events.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { dispatchEvents, refreshTouched } from '../../lib/live/event-handlers.ts'
import { setTransport } from '../../lib/transport.ts'
import { noteResource } from '../notes/note-resource.ts'
import { projectRules } from '../people/project-rules.ts'

let client: ReturnType<typeof createQueryClient>
let requested: string[]
let stop: () => void
const owner = { resource: 'contacts', id: '1' } as const
const { queryKey } = noteResource.of(owner)
const stamps = { author: '2', createdAt: '', updatedAt: '' }
const note = (id: string) => ({
  id,
  body: `Before ${id}`,
  date: `2026-01-0${id} 10:00:00`,
  visibility: 'public' as const,
  attachments: [],
  ...stamps,
})
const bodies = () => client.getQueryData(queryKey)?.pages.flatMap(({ rows }) => rows.map(({ body }) => body))
const event = (id: string, action: LiveEvent['action'], on: LiveEvent['on'] = owner): LiveEvent => ({ resource: 'notes', id, action, on })

beforeEach(() => {
  client = createQueryClient()
  requested = []
  client.setQueryData(queryKey, { pages: [{ rows: [note('3'), note('1')] }], pageParams: [undefined] })
  stop = new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => undefined)
  setTransport(async ({ url }) => {
    const path = new URL(url).pathname.replace('/api', '')
    requested.push(path)
    const id = path.split('/').at(-1) ?? ''
    if (id === '6') return Response.json({ errors: [] }, { status: 404 })
    const times = { author: '2', 'created-at': '2026-01-02 10:00:00', 'updated-at': '2026-01-02 10:00:00' }
    const contact = id === '5' ? '4' : '1'
    return Response.json({ note: { ...note(id), ...times, createdAt: undefined, body: `Now ${id}`, 'contact-id': contact } })
  })
})
afterEach(() => {
  stop()
  setTransport()
})

describe('live events', () => {
  it('insert a new note at its place, update a changed one and remove a deleted one', async () => {
    await dispatchEvents(client, [event('2', 'created'), event('3', 'updated'), event('1', 'deleted')])
    expect(bodies()).toEqual(['Now 3', 'Now 2'])
    expect(requested.toSorted()).toEqual(['/notes/2', '/notes/3'])
  })

  it('read a note again after a comment on it', async () => {
    await dispatchEvents(client, [{ resource: 'comments', id: '9', action: 'created', on: { resource: 'notes', id: '3' } }])
    expect([bodies(), requested]).toEqual([['Now 3', 'Before 1'], ['/notes/3']])
  })

  it('of an undone note take it out without asking for it, and bring it back after a redo', async () => {
    const step = [{ resource: 'notes', id: '3', on: owner, action: 'created' }, owner] as const
    await refreshTouched(client, step, 'undo')
    expect([bodies(), requested]).toEqual([['Before 1'], []])
    await refreshTouched(client, step, 'redo')
    expect([bodies(), requested]).toEqual([['Now 3', 'Before 1'], ['/notes/3']])
  })

  it('leave alone what else is known about the comments of a project', async () => {
    client.setQueryData(projectRules('7').queryKey, { defaultToPrivate: true, xClientsMay: 'work' })
    const comment = { resource: 'comments', id: '9', action: 'created', on: { resource: 'tasks', id: '3' } } as const
    await dispatchEvents(client, [comment, event('3', 'updated')])
    expect([bodies(), requested]).toEqual([['Now 3', 'Before 1'], ['/notes/3']])
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  })

  it('of other contacts read nothing', async () => {
    const other = { resource: 'notes', id: '7' } as const
    await dispatchEvents(client, [
      event('7', 'created', { resource: 'contacts', id: '4' }),
      { resource: 'comments', id: '9', action: 'created', on: other },
    ])
    expect(requested).toEqual([])
  })

  it('remove a note that belongs to another contact now', async () => {
    client.setQueryData(queryKey, { pages: [{ rows: [note('5'), note('1')] }], pageParams: [undefined] })
    await dispatchEvents(client, [event('5', 'updated', { resource: 'contacts', id: '4' })])
    expect(bodies()).toEqual(['Before 1'])
  })

  it('remove a note that is no longer visible', async () => {
    client.setQueryData(queryKey, { pages: [{ rows: [note('6'), note('1')] }], pageParams: [undefined] })
    await dispatchEvents(client, [event('6', 'updated')])
    expect(bodies()).toEqual(['Before 1'])
  })
})

it('shortens a stream that is not on screen, so that it is read again when it is opened', async () => {
  stop()
  client.setQueryData(queryKey, { pages: [{ rows: [note('3')] }, { rows: [note('1')] }], pageParams: [undefined, '/2'] })
  await dispatchEvents(client, [event('2', 'created')])
  expect([bodies(), requested, client.getQueryCache().find({ queryKey })?.isStaleByTime(1000)]).toEqual([['Before 3'], [], true])
})

it('reads the notes of a company and its people again when a note of any contact changes, and only then', async () => {
  const asked: string[] = []
  setTransport(async ({ url }) => {
    asked.push(url.replace(/^.*\/api/, ''))
    return Response.json({ notes: [] })
  })
  const close = new InfiniteQueryObserver(client, noteResource.of(owner, true)).subscribe(() => undefined)
  await expect.poll(() => client.getQueryState(noteResource.of(owner, true).queryKey)?.status).toBe('success')
  await dispatchEvents(client, [event('7', 'created', { resource: 'deals', id: '4' })])
  expect(asked).toHaveLength(1)
  await dispatchEvents(client, [event('7', 'created', { resource: 'contacts', id: '4' })])
  expect(asked).toEqual(['/contacts/1/notes?x-count=1&x-people=1', '/contacts/1/notes?x-count=1&x-people=1'])
  close()
})
