import * as wire from '../../contract/files.ts'
import { uploadFile as upload } from '../../contract/x/files.ts'
import type { Route } from '../http/call.ts'
import { onFile, onRead, onWrite } from '../http/on.ts'
import { findRow } from '../kinds/find.ts'
import { downloadFile } from './download.ts'
import { uploadFile } from './files.ts'
import { findFile, listFilesOfCategory, listProjectFiles } from './find-files.ts'

export const fileRoutes: Route[] = [
  onRead(wire.getFile, async ({ tx, actor, params, etag }) => {
    const file = await findFile(tx, actor, params.id)
    etag(file.changeId)
    return { file }
  }),
  onRead(wire.listProjectFiles, async ({ tx, actor, params, page, continued }) => {
    const { files, next } = await listProjectFiles(tx, actor, params.projectId, page)
    return { files, continuedAt: continued(next) }
  }),
  onRead(wire.listFilesOfCategory, async ({ tx, actor, params, page, continued }) => {
    const { files, next } = await listFilesOfCategory(tx, actor, params.projectId, params.categoryId, page)
    return { files, continuedAt: continued(next) }
  }),
  onFile(wire.downloadFile, async ({ tx, actor, params, query, deps }, headers) =>
    downloadFile(tx, await findRow(tx, actor, 'files', params.id), { inline: query.inline === true, headers }, deps.store.read),
  ),
  onWrite(upload, async ({ tx, actor, form, deps }) => ({ fileId: (await uploadFile(tx, actor, form, deps.options.uploadLimit)).id })),
]
