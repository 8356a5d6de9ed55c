import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { getFile, listFilesOfCategory, listProjectFiles } from '../../../contract/notes/files.ts'
import { deleteFile, type FileChange, updateFile } from '../../../contract/x/files.ts'
import { fileName } from '../../kit/files/file-kind.ts'
import { categoryField, textField } from '../../kit/resource/fields.ts'
import { privacyField } from '../../kit/resource/privacy-field.ts'
import { resource } from '../../kit/resource/resource.ts'
import { api, send } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../lib/live/event-handlers.ts'
import { type FileSearch, fileSearch } from './file-search.ts'

/** A search of the files of one project. */
export interface ProjectFileSearch extends FileSearch {
  readonly projectId: string
}

const queryOf = ({ term, type, author, sort }: FileSearch) => ({
  ...(term && { xTerm: term }),
  ...(type && { xType: type }),
  ...(author && { xAuthor: author }),
  xSort: sort,
  xCount: true,
})

/** Files: how they are listed, read and written. Uploads create them. */
export const fileResource = resource<FileRecord, ProjectFileSearch, never, FileChange>({
  name: 'files',
  list: async (search, call) => {
    const { projectId, category: categoryId } = search
    const { files, continuedAt, xTotal } = categoryId
      ? await api(listFilesOfCategory, { params: { projectId, categoryId }, query: queryOf(search), ...call })
      : await api(listProjectFiles, { params: { projectId }, query: queryOf(search), ...call })
    return { rows: files, continuedAt, total: xTotal }
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getFile, { params: { id }, signal })
    return { ...reply.file, etag }
  },
  update: (id, change, headers) => send(updateFile, { params: { id }, body: { file: change }, headers }),
  remove: (id, headers) => send(deleteFile, { params: { id }, headers }),
  fields: [textField('name', 'name'), categoryField('categoryId'), privacyField('xIsPrivate')],
  titleOf: fileName,
  everything: { ...fileSearch.everything, projectId: '' },
  withoutFilters: ({ projectId }) => ({ ...fileSearch.everything, projectId }),
  isFiltered: fileSearch.isFiltered,
})

// A file carries the number of its comments.
registerEventHandler(async (client, events) => {
  const commented = events.flatMap(({ resource: name, on }) => (name === 'comments' && on?.resource === 'files' ? on.id : []))
  await Promise.all(commented.map((id) => refresh(client, { queryKey: fileResource.keys.detail(id) })))
})
