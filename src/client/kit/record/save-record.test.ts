import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Versioned } from '../../kit/resource/resource.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { setTransport } from '../../lib/transport.ts'
import { type TestChange, type TestRecord, testService } from '../resource/test-resource.ts'
import { ClashError, saveRecord } from './save-record.ts'

const service = testService()
let client: ReturnType<typeof createQueryClient>
let base: Versioned<TestRecord>

const save = (change: TestChange, from = base, shown: Partial<TestRecord> = {}) =>
  saveRecord(client, service.resource, {
    from,
    change,
    apply: (record) => ({ ...service.resource.applyChange(record, change), ...shown }),
    names: { groups: [], nameOf: (id) => id },
  })
const writes = () => service.calls.filter((call) => !call.startsWith('read'))
/** What Jonas (6) changes after the editor was opened. */
const jonas = (change: TestChange) => service.put(service.resource.applyChange(base, change))

beforeEach(() => {
  service.reset()
  client = createQueryClient()
  service.put({ id: '1', name: 'Sigrid', title: 'Head', visibility: 'group', groupId: '1' })
  base = service.records.get('1') as Versioned<TestRecord>
  setTransport(async () =>
    Response.json({
      changes: [{ id: '11', author: '6', date: '', action: 'case updated', resource: 'cases', 'resource-id': '1', undone: '0' }],
    }),
  )
})
afterEach(() => setTransport())

describe('saving a record that somebody else has changed', () => {
  it('keeps both changes when they are of different fields, and says who', async () => {
    jonas({ name: 'Siri' })
    expect(await save({ title: 'Owner' })).toMatchObject({ otherAuthor: '6' })
    expect(service.records.get('1')).toMatchObject({ name: 'Siri', title: 'Owner' })
  })

  it('sends nothing over the same field and hands back both values', async () => {
    jonas({ title: 'Chief' })
    const { etag } = service.records.get('1') ?? {}
    const error = await save({ title: 'Owner' }).catch((reason: unknown) => reason)
    if (!(error instanceof ClashError)) throw new Error('It did not clash.')
    expect(error.parts).toMatchObject({
      clashes: [{ clash: { what: 'title', mine: 'Owner', theirs: 'Chief' }, mine: { title: 'Owner' } }],
      by: '6',
    })
    expect([error.parts.theirs.etag, service.records.get('1')?.title]).toEqual([etag, 'Chief'])
  })

  it('does not overwrite a change from one group to another', async () => {
    jonas({ visibility: 'group', groupId: '2' })
    await expect(save({ visibility: 'group', groupId: '3' })).rejects.toMatchObject({
      parts: { clashes: [{ clash: { mine: '3', theirs: '2' } }] },
    })
    expect(service.records.get('1')?.groupId).toBe('2')
  })

  it('compares with what the editor was opened on, whatever has been read since', async () => {
    jonas({ title: 'Chief' })
    client.setQueryData(service.resource.keys.detail('1'), service.records.get('1'))
    await expect(save({ title: 'Owner' })).rejects.toBeInstanceOf(ClashError)
  })

  it('names what the person chose as mine, even where the service derives it', async () => {
    jonas({ title: 'Chief' })
    await expect(save({ title: '7' }, base, { title: 'Looms' })).rejects.toMatchObject({
      parts: { clashes: [{ clash: { mine: 'Looms' } }] },
    })
  })
})

describe('saving several times', () => {
  it('goes on from the versions that this page has made itself', async () => {
    for (const title of ['Owner', 'Chief', 'Head']) await save({ title })
    expect(writes()).toEqual(['Owner', 'Chief', 'Head'].map((title) => `update 1 ${JSON.stringify({ title })}`))
  })
})

describe('saving what only a list has shown', () => {
  const listed = () => {
    const { etag: _, ...row } = base
    return row
  }

  it('reads the record first and sends on top of that', async () => {
    await save({ title: 'Owner' }, listed())
    expect(service.calls).toEqual(['read 1', 'update 1 {"title":"Owner"}'])
  })

  it('sends nothing over what somebody else has written since the list was read', async () => {
    jonas({ title: 'Chief' })
    await expect(save({ title: 'Owner' }, listed())).rejects.toBeInstanceOf(ClashError)
    expect(writes()).toEqual([])
  })
})

describe('records that one change touched', () => {
  const version = '"10"'
  const step = fc.record({ isAda: fc.boolean(), id: fc.constantFrom('1', '2'), isReadAgain: fc.boolean() })

  it('are edited one after the other, in any order, by two people', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        service.reset()
        for (const id of ['1', '2']) service.records.set(id, { id, name: 'Name', title: 'Title', etag: version })
        const open = () => ({ client: createQueryClient(), seen: new Map(service.records) })
        const [ada, ben] = [open(), open()]
        for (const [at, { isAda, id, isReadAgain }] of steps.entries()) {
          const { client: page, seen } = isAda ? ada : ben
          const change = isAda ? { name: `Name ${at}` } : { title: `Title ${at}` }
          const apply = (record: TestRecord) => ({ ...record, ...change })
          const from = seen.get(id) as Versioned<TestRecord>
          await saveRecord(page, service.resource, { from, change, apply, names: { groups: [], nameOf: (user) => user } })
          expect(service.records.get(id)).toMatchObject(change)
          seen.set(id, isReadAgain ? (service.records.get(id) as Versioned<TestRecord>) : apply(from))
        }
      }),
    )
  })
})
