import { ServiceError } from '../../lib/service-error.ts'
import { idsField, joinedField, listField, textField } from './fields.ts'
import type { Row } from './list-page.ts'
import { resource, type Versioned } from './resource.ts'

interface Phone {
  id: string
  number: string
}
export interface TestRecord extends Row {
  name: string
  title?: string | undefined
  visibility?: string | undefined
  groupId?: string | undefined
  phones?: readonly Phone[] | undefined
  files?: readonly { id: string }[] | undefined
}
export interface TestChange {
  name?: string
  title?: string
  visibility?: string
  groupId?: string
  phones?: { id?: string; number?: string }[]
  attachment?: string[]
}

/**
 * A service that holds records in memory and notes every call; `state.refuse` makes writes fail. Its resource receives events as long as the
 * module lives, so make one for each file.
 */
export const testService = () => {
  const records = new Map<string, Versioned<TestRecord>>()
  const calls: string[] = []
  let version = 10
  const state = { refuse: undefined as Error | undefined }
  const find = (id: string) => {
    const found = records.get(id)
    if (!found) throw new ServiceError(404)
    return found
  }
  const written = (call: string) => {
    calls.push(call)
    if (state.refuse) throw state.refuse
    version += 1
    return { changeId: `${version}` }
  }
  const put = (record: TestRecord) => {
    version += 1
    records.set(record.id, { ...record, etag: `"${version}"` })
  }
  const testResource = resource<TestRecord, { name?: string }, { name: string }, TestChange>({
    name: 'cases',
    list: async (search, { path }) => {
      calls.push(`list ${JSON.stringify(search)}${path ?? ''}`)
      const rows = [...records.values()].filter(({ name }) => !search.name || name.includes(search.name))
      return { rows: rows.map(({ etag: _, ...row }) => row), total: rows.length }
    },
    get: async (id, { view = true }) => {
      calls.push(`${view ? 'view' : 'read'} ${id}`)
      return find(id)
    },
    create: async ({ name }) => {
      const answer = { ...written(`create ${name}`), id: `${version}` }
      records.set(answer.id, { id: answer.id, name, etag: `"${version}"` })
      return answer
    },
    update: async (id, change, { ifMatch }) => {
      if (ifMatch !== undefined && ifMatch !== find(id).etag) {
        calls.push(`stale ${id} ${ifMatch}`)
        throw new ServiceError(412)
      }
      const answer = written(`update ${id} ${JSON.stringify(change)}`)
      records.set(id, { ...testResource.applyChange(find(id), change), etag: `"${answer.changeId}"` })
      return answer
    },
    remove: async (id) => {
      const answer = written(`remove ${id}`)
      records.delete(id)
      return answer
    },
    fields: [
      textField('name', 'name'),
      textField('title', 'title'),
      joinedField({ label: 'visibility', keys: ['visibility', 'groupId'], text: ({ groupId, visibility }) => groupId ?? visibility ?? '' }),
      listField<Phone>('phones', 'phone', ({ number }) => number),
      idsField('attachment'),
    ],
    titleOf: ({ name }) => name,
    everything: {},
    isFiltered: ({ name }) => name !== undefined,
  })
  const reset = () => {
    records.clear()
    calls.length = 0
    state.refuse = undefined
  }
  return { resource: testResource, records, calls, put, state, reset }
}
