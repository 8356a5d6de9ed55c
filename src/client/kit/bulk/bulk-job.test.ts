import { InfiniteQueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writesSettled } from '../../lib/cache/follow-up.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { ServiceError } from '../../lib/service-error.ts'
import { type TestRecord, testService } from '../resource/test-resource.ts'
import { runBulkJob } from './bulk-job.ts'

const service = testService()
const { resource } = service
let client: ReturnType<typeof createQueryClient>

const rows = () => client.getQueryData(resource.list({}).queryKey)?.pages.flatMap((page) => page.rows) ?? []
const shown = () => rows().flatMap((row) => resource.pending.apply(row)?.title ?? [])
const retitle = (refused?: string) => {
  const write = ({ id }: TestRecord) =>
    id === refused ? Promise.reject(new ServiceError(422)) : resource.update(id, { title: 'Owner' }, {})
  const edit = (record: TestRecord) => ({ ...record, title: 'Owner' })
  const step = { records: rows(), verb: { short: 'Changing', done: 'changed' } as never, write, edit }
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = { onProgress: () => undefined, onFirst: () => undefined, signal: new AbortController().signal }
  return { ended: runBulkJob(client, resource, { step, ...run, onOutcome: () => resolve() }), outcome: promise }
}

beforeEach(async () => {
  service.reset()
  client = createQueryClient()
  for (const id of ['1', '2']) service.put({ id, name: `Name ${id}`, title: `Title ${id}` })
  await client.fetchInfiniteQuery(resource.list({}))
})

describe('a bulk step', () => {
  it('stays shown when it was saved and the records cannot be read again', async () => {
    const read = vi.spyOn(resource, 'read').mockRejectedValue(new ServiceError(500))
    await retitle('2').ended.catch(() => undefined)
    read.mockRestore()
    expect(shown()).toEqual(['Owner', 'Title 2'])
  })

  it('of many rows brings a list of many pages up to date', async () => {
    for (let n = 10; n < 25; n += 1) service.put({ id: `${n}`, name: `Name ${n}`, title: `Title ${n}` })
    const list = resource.list({})
    const pages = [...service.records.values()].map(({ etag: _, ...row }) => ({ rows: [row], total: 17, continuedAt: `/${row.id}` }))
    client.setQueryData(list.queryKey, { pages, pageParams: pages.map(({ continuedAt }, at) => (at ? continuedAt : undefined)) })
    const stop = new InfiniteQueryObserver(client, list).subscribe(() => undefined)
    await retitle().ended
    expect(new Set(rows().map(({ title }) => title))).toEqual(new Set(['Owner']))
    stop()
  })

  it('has undo wait for its refetch', async () => {
    const { outcome } = retitle()
    await outcome
    await writesSettled()
    expect(rows().map(({ title }) => title)).toEqual(['Owner', 'Owner'])
  })
})
