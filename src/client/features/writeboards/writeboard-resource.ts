import { queryOptions } from '@tanstack/react-query'
import { getWriteboard, listWriteboards, type Writeboard } from '../../../contract/projects/writeboards.ts'
import {
  createWriteboard,
  deleteWriteboard,
  getRevision,
  type NewWriteboard,
  updateWriteboard,
  type WriteboardChange,
} from '../../../contract/x/projects/writeboards.ts'
import type { RecordWords } from '../../kit/record/record-words.ts'
import { categoryField, codedField, textField } from '../../kit/resource/fields.ts'
import { privacyField } from '../../kit/resource/privacy-field.ts'
import { resource } from '../../kit/resource/resource.ts'
import { api, send } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../lib/live/event-handlers.ts'
import { paths } from '../../paths.ts'

/** The writeboards of one project. */
interface WriteboardSearch {
  readonly projectId: string
}

/** A writeboard to add to a project. */
export type WriteboardToAdd = NewWriteboard & WriteboardSearch

/** Writeboards: how they are listed, read and written. A changed text adds a revision. */
export const writeboardResource = resource<Writeboard, WriteboardSearch, WriteboardToAdd, WriteboardChange>({
  name: 'writeboards',
  list: async ({ projectId }, call) => {
    const { writeboards, continuedAt, xTotal } = await api(listWriteboards, { params: { projectId }, query: { xCount: true }, ...call })
    return { rows: writeboards, continuedAt, total: xTotal }
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getWriteboard, { params: { id }, signal })
    return { ...reply.writeboard, etag }
  },
  create: async ({ projectId, ...writeboard }, headers) => {
    const { reply, changeId } = await send(createWriteboard, { params: { projectId }, body: { writeboard }, headers })
    return { id: reply.writeboardId, changeId }
  },
  update: (id, change, headers) => send(updateWriteboard, { params: { id }, body: { writeboard: change }, headers }),
  remove: (id, headers) => send(deleteWriteboard, { params: { id }, headers }),
  fields: [textField('title', 'title'), categoryField('categoryId'), codedField('body', 'text'), privacyField('xIsPrivate')],
  titleOf: ({ title }) => title,
  everything: { projectId: '' },
  isFiltered: () => false,
  // One that has been made private is not for clients to read any longer.
  dropsGone: true,
})

/** The text of one revision. It never changes. */
export const revisionQuery = (writeboardId: string, number: string, revisionId: string) =>
  queryOptions({
    queryKey: ['writeboards', 'revision', writeboardId, number, revisionId] as const,
    queryFn: ({ signal }) => api(getRevision, { params: { id: writeboardId, number }, signal }).then(({ revision }) => revision),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const writeboardWords = (projectId: string): RecordWords => ({
  one: 'writeboard',
  list: 'Writeboards',
  listAddress: () => paths.projectWriteboards(projectId),
})

/** Those of a writeboard that is not found: its project is unknown. */
export const unknownWriteboardWords: RecordWords = { one: 'writeboard', list: 'Projects', listAddress: () => paths.projects }

// A writeboard carries the number of comments of each revision.
registerEventHandler(async (client, events) => {
  const commented = events.flatMap(({ resource: name, on }) => (name === 'comments' && on?.resource === 'writeboards' ? on.id : []))
  await Promise.all(commented.map((id) => refresh(client, { queryKey: writeboardResource.keys.detail(id) })))
})
