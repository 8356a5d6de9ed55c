import * as wire from '../../contract/notes/files.ts'
import * as own from '../../contract/x/files.ts'
import type { Route } from '../http/call.ts'
import { anybody, onFile, onWrite } from '../http/on.ts'
import { onDelete, onOne, onPage } from '../http/on-record.ts'
import { findRow } from '../kinds/find.ts'
import { downloadFile } from './download.ts'
import { deleteFile, uploadFile } from './files.ts'
import { findFile, listFilesOfCategory, listProjectFiles } from './find-files.ts'

export const fileRoutes: Route[] = [
  onOne(wire.getFile, 'file', findFile),
  onPage(wire.listProjectFiles, ({ tx, actor, params, page }) => listProjectFiles(tx, actor, params.projectId, page)),
  onPage(wire.listFilesOfCategory, ({ tx, actor, params, page }) =>
    listFilesOfCategory(tx, actor, params.projectId, params.categoryId, page),
  ),
  onFile(wire.downloadFile, async ({ tx, actor, params, query, deps }, headers) =>
    downloadFile(tx, await findRow(tx, actor, 'files', params.id), { inline: query.inline === true, headers }, deps.store.read),
  ),
  onWrite(
    own.uploadFile,
    async ({ tx, actor, form, deps }) => ({ fileId: (await uploadFile(tx, actor, form, deps.options.uploadLimit)).id }),
    { may: anybody },
  ),
  onDelete(own.deleteFile, 'files', deleteFile),
]
