import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'
import { createQueryClient } from '../../../lib/cache/query-client.ts'
import { setTransport } from '../../../lib/transport.ts'
import { contactQueries, type ReadContact } from '../queries.ts'
import { testContact, wireContact } from '../test-contact.ts'
import { ClashError, saveContact } from './save-contact.ts'

const base: ReadContact = { ...testContact('1', { name: 'Sigrid', title: 'Head' }), etag: '"10"' }

let puts: { ifMatch: string | null; body: unknown }[]
let client: ReturnType<typeof createQueryClient>

/** A service where Jonas (6) has made change 11 since; `held` is what it holds. */
const serve = (held: Partial<Contact>) =>
  setTransport(async (request) => {
    if (request.url.includes('/x/changes'))
      return Response.json({
        changes: [{ id: '11', author: '6', date: '', action: 'contact updated', resource: 'contacts', 'resource-id': '1', undone: '0' }],
      })
    if (request.method === 'GET')
      return Response.json(wireContact('1', { name: 'Sigrid', title: 'Head', ...held }), { headers: { etag: '"11"' } })
    const ifMatch = request.headers.get('if-match')
    puts.push({ ifMatch, body: await request.json() })
    if (ifMatch !== '"11"') return Response.json({ errors: [{ code: 'changed', message: 'Changed.' }] }, { status: 412 })
    return Response.json({}, { headers: { 'x-change': '12' } })
  })
const save = (change: ContactChange, from = base) => saveContact(client, from, change)

beforeEach(() => {
  puts = []
  client = createQueryClient()
  client.setQueryData(contactQueries.detail('1').queryKey, base)
})
afterEach(() => setTransport())

describe('saving what somebody else has changed since', () => {
  it('keeps both when it is something else, and says who', async () => {
    serve({ name: 'Siri' })
    expect(await save({ title: 'Owner' })).toEqual({ changeId: '12', besides: '6' })
    expect(puts).toEqual([
      { ifMatch: '"10"', body: { contact: { title: 'Owner' } } },
      { ifMatch: '"11"', body: { contact: { title: 'Owner' } } },
    ])
  })

  it('goes on from the same version where nothing was changed, and has nothing to take back', async () => {
    setTransport(async () => Response.json({}))
    expect(await save({ title: 'Owner' })).toEqual({ changeId: undefined, besides: undefined })
    expect(client.getQueryData(contactQueries.detail('1').queryKey)).toMatchObject({ etag: '"10"' })
  })

  it('sends nothing over theirs when it is the same thing, and hands both back', async () => {
    serve({ title: 'Chief' })
    const clash = await save({ title: 'Owner' }).catch((error: unknown) => error)
    if (!(clash instanceof ClashError)) throw new Error('It did not clash.')
    expect(clash.clash).toEqual({ what: 'title', mine: 'Owner', theirs: 'Chief' })
    expect([clash.by, clash.change, clash.theirs.etag]).toEqual(['6', { title: 'Owner' }, '"11"'])
    expect(puts).toHaveLength(1)
  })

  it('knows the new version afterwards', async () => {
    serve({})
    await save({ title: 'Owner' })
    expect(client.getQueryData<ReadContact>(contactQueries.detail('1').queryKey)?.etag).toBe('"12"')
  })

  it('holds it against what the editor was opened on, whatever has been read meanwhile', async () => {
    serve({ title: 'Chief' })
    client.setQueryData(contactQueries.detail('1').queryKey, { ...base, title: 'Chief', etag: '"11"' })
    await expect(save({ title: 'Owner' })).rejects.toBeInstanceOf(ClashError)
    expect(puts.map(({ ifMatch }) => ifMatch)).toEqual(['"10"'])
  })

  it('goes on from the versions that this page has made itself since', async () => {
    const mine = { ...base, etag: '"20"' }
    setTransport(async (request) => {
      puts.push({ ifMatch: request.headers.get('if-match'), body: await request.json() })
      return Response.json({}, { headers: { 'x-change': String(20 + puts.length) } })
    })
    for (const title of ['Owner', 'Chief', 'Head']) await save({ title }, mine)
    expect(puts.map(({ ifMatch }) => ifMatch)).toEqual(['"20"', '"21"', '"22"'])
  })
})

describe('saving what only a list has shown', () => {
  const { etag: _, ...listed } = base
  beforeEach(() => client.clear())

  it('reads it first, and sends on top of that', async () => {
    serve({})
    expect(await save({ title: 'Owner' }, listed)).toEqual({ changeId: '12', besides: undefined })
    expect(puts).toEqual([{ ifMatch: '"11"', body: { contact: { title: 'Owner' } } }])
    expect(client.getQueryData(contactQueries.detail('1').queryKey)).toMatchObject({ title: 'Owner', etag: '"12"' })
  })

  it('sends nothing over what somebody else has written since the list was read', async () => {
    serve({ title: 'Chief' })
    await expect(save({ title: 'Owner' }, listed)).rejects.toMatchObject({ clash: { mine: 'Owner', theirs: 'Chief' } })
    expect(puts).toEqual([])
  })

  it('does not take for theirs what the page already shows of mine', async () => {
    serve({ title: 'Chief' })
    client.setQueryData(contactQueries.detail('1').queryKey, { ...base, title: 'Owner' })
    await expect(save({ title: 'Owner' }, listed)).rejects.toBeInstanceOf(ClashError)
  })
})
