import { InfiniteQueryObserver, notifyManager, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writesSettled } from '../../lib/cache/follow-up.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { dispatchEvents, refreshTouched } from '../../lib/live/event-handlers.ts'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import type { Listed } from './resource.ts'
import type { TestRecord } from './test-resource.ts'
import { testService } from './test-resource.ts'
import { settleWrite, writeRecords } from './use-write.ts'

const service = testService()
let client: ReturnType<typeof createQueryClient>

const search = {}
const rows = () => client.getQueryData(service.resource.list(search).queryKey)?.pages.flatMap((page) => page.rows) ?? []
const shown = () => rows().flatMap((row) => service.resource.pending.apply(row)?.title ?? [])
const retitle = (id: string, title: string) =>
  writeRecords(client, service.resource, {
    ids: [id],
    apply: (record) => ({ ...record, title }),
    send: () => service.resource.update(id, { title }, {}),
  })

beforeEach(async () => {
  service.reset()
  client = createQueryClient()
  for (const id of ['1', '2', '3']) service.put({ id, name: `Name ${id}`, title: `Title ${id}` })
  await client.fetchInfiniteQuery(service.resource.list(search))
  service.calls.length = 0
})

it('drops the pending edit of a write whatever its refetch resolves with', async () => {
  const { pending } = service.resource
  const forget = pending.add(['1'], (record) => ({ ...record, title: 'Edited' }))
  const resource = { ...service.resource, settle: async () => [['1'], undefined] }
  await settleWrite(client, resource as never, { written: [{ id: '1', action: 'updated' }], forget })
  expect(shown()).toEqual(['Title 1', 'Title 2', 'Title 3'])
})

describe('reading a record', () => {
  it('counts as a view when it is opened, not when it is read ahead or read again after an edit', async () => {
    const { resource, calls } = service
    await client.fetchQuery(resource.ahead('1'))
    await resource.view(client, '1')
    const stop = new QueryObserver(client, { ...resource.detail('1'), staleTime: 60_000 }).subscribe(() => undefined)
    await retitle('1', 'Owner')
    await writesSettled()
    await client.refetchQueries({ queryKey: resource.keys.detail('1') })
    stop()
    expect(calls.filter((call) => /^(view|read)/.test(call))).toEqual(['read 1', 'view 1', 'read 1', 'read 1'])
  })

  it('counts no later read of a record that was being read when it was opened, and the repeated read of one that could not be', async () => {
    const { resource, calls } = service
    const read = client.fetchQuery(resource.detail('1'))
    await Promise.all([read, resource.view(client, '1')])
    await client.fetchQuery({ ...resource.detail('1'), staleTime: 0 })
    service.records.delete('2')
    await resource.view(client, '2')
    service.put({ id: '2', name: 'Back' })
    await client.fetchQuery(resource.detail('2'))
    await client.fetchQuery({ ...resource.detail('2'), staleTime: 0 })
    expect(calls.filter((call) => /^(view|read)/.test(call))).toEqual(['read 1', 'read 1', 'view 2', 'view 2', 'read 2'])
  })

  it('finds what a list knew until the record has been read', async () => {
    const { resource } = service
    expect(resource.findCached(client, '2')).toMatchObject({ title: 'Title 2' })
    service.put({ id: '2', name: 'Name 2', title: 'Owner' })
    await resource.view(client, '2')
    expect(resource.findCached(client, '2')).toMatchObject({ title: 'Owner', etag: expect.any(String) })
  })
})

describe('a write under way', () => {
  it('is shown at once, and afterwards as the service has it', async () => {
    const writing = retitle('1', 'Owner')
    expect([shown(), rows()[0]?.title]).toEqual([['Owner', 'Title 2', 'Title 3'], 'Title 1'])
    await writing
    await writesSettled()
    expect(rows()[0]?.title).toBe('Owner')
  })

  it('is never shown beside its own result', async () => {
    const { resource } = service
    await resource.view(client, '1')
    const change = { phones: [{ number: '1815' }] }
    // Another query of the resource, which is read again after the record.
    const slow = { queryKey: ['cases', 'slow'], queryFn: () => new Promise((done) => setTimeout(done, 20, 'read')) }
    const stopSlow = new QueryObserver(client, slow).subscribe(() => undefined)
    const counts: (number | undefined)[] = []
    const look = () => {
      const record = client.getQueryData<TestRecord>(resource.keys.detail('1'))
      counts.push(record && resource.pending.apply(record)?.phones?.length)
    }
    // React renders when the notifications of a task are flushed.
    const stop = new QueryObserver(client, { ...resource.detail('1'), staleTime: 60_000 }).subscribe(notifyManager.batchCalls(look))
    await writeRecords(client, resource, {
      ids: ['1'],
      apply: (record) => resource.applyChange(record, change),
      send: () => resource.update('1', change, {}),
    })
    await writesSettled()
    look()
    stop()
    stopSlow()
    expect(new Set(counts)).toEqual(new Set([1]))
  })

  it('is counted by the mutation cache, which the saving state reads', async () => {
    const writing = retitle('1', 'Owner')
    expect(client.isMutating()).toBe(1)
    await writing
    expect(client.isMutating()).toBe(0)
  })

  it('leaves nothing behind when two edits of one list fail while offline', async () => {
    service.state.refuse = new Unreachable()
    const writes = [retitle('1', 'First'), retitle('2', 'Second')]
    expect(shown()).toEqual(['First', 'Second', 'Title 3'])
    await Promise.allSettled(writes)
    expect(shown()).toEqual(['Title 1', 'Title 2', 'Title 3'])
  })

  it('is taken back alone when an earlier one of the same record succeeds', async () => {
    const first = retitle('1', 'First')
    await first
    await writesSettled()
    service.state.refuse = new ServiceError(422)
    await expect(retitle('1', 'Second')).rejects.toBeInstanceOf(ServiceError)
    expect(shown()[0]).toBe('First')
  })

  it('stays shown when it succeeded and the record cannot be read again', async () => {
    const read = vi.spyOn(service.resource, 'read').mockRejectedValue(new Unreachable())
    await retitle('1', 'Owner')
    await writesSettled()
    expect(shown()[0]).toBe('Owner')
    read.mockRestore()
  })
})

describe('live events', () => {
  const names = () => rows().map((row: Listed<TestRecord>) => (row.gone ? `(${row.title})` : row.title))

  it('of others mends rows where they are and marks deleted ones', async () => {
    service.put({ id: '2', name: 'Name 2', title: 'Owner' })
    service.records.delete('3')
    await dispatchEvents(client, [
      { resource: 'cases', id: '2', action: 'updated' },
      { resource: 'cases', id: '3', action: 'deleted' },
      { resource: 'deals', id: '1', action: 'updated' },
    ])
    expect(names()).toEqual(['Title 1', 'Owner', '(Title 3)'])
    expect(service.calls).toEqual(['read 2'])
  })

  it('of a record whose name a row shows mend that row, here and on return', async () => {
    const { resource } = service
    const stop = new InfiniteQueryObserver(client, { ...resource.list(search), staleTime: 60_000 }).subscribe(() => undefined)
    const [deals, block, others] = [
      ['deals', 'list', {}],
      ['today', 'deals'],
      ['deals', 'list', { won: true }],
    ] as const
    client.setQueryData(deals, { pages: [{ rows: [{ id: '8', dealWith: '70' }] }], pageParams: [undefined] })
    client.setQueryData(block, [{ people: [{ id: '70', name: 'Before' }] }])
    client.setQueryData(others, { pages: [{ rows: [{ id: '9' }] }], pageParams: [undefined] })
    service.put({ id: '2', name: 'Name 2', title: 'Before', groupId: '70' })
    await client.refetchQueries({ queryKey: resource.keys.lists })
    service.put({ id: '2', name: 'Name 2', title: 'After', groupId: '70' })
    await dispatchEvents(client, [{ resource: 'contacts', id: '70', action: 'updated' }])
    stop()
    expect(names()).toEqual(['Title 1', 'After', 'Title 3'])
    const stale = [deals, block, others].map((key) => client.getQueryState(key)?.isInvalidated)
    expect(stale).toEqual([true, true, false])
  })

  it('of an own creation brings the new row into a list on screen', async () => {
    const list = service.resource.list(search)
    const stop = new InfiniteQueryObserver(client, list).subscribe(() => undefined)
    const { id } = await service.resource.create({ name: 'New' }, {})
    await service.resource.settle(client, [{ id, action: 'created' }])
    stop()
    expect(rows().map(({ name }) => name)).toContain('New')
  })

  it('of an own undo puts a record back into a list on screen, and takes it out again', async () => {
    const stop = new InfiniteQueryObserver(client, service.resource.list(search)).subscribe(() => undefined)
    const undone = () => refreshTouched(client, [{ resource: 'cases', id: '4' }])
    service.put({ id: '4', name: 'Back', title: 'Title 4' })
    await undone()
    expect(names()).toContain('Title 4')
    service.records.delete('4')
    await undone()
    expect(names()).toEqual(['Title 1', 'Title 2', 'Title 3'])
    stop()
  })
})
