import * as wire from '../../contract/notes/files.ts'
import * as own from '../../contract/x/files.ts'
import type { Route } from '../http/call.ts'
import { anybody, onFile, onRead, onWrite } from '../http/on.ts'
import { onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { findRow } from '../resources/find.ts'
import { downloadFile, downloadThumbnail } from './download.ts'
import { findUses } from './file-uses.ts'
import { deleteFile, updateFile, uploadFile } from './files.ts'
import { findFile, listFilesOfCategory, listProjectFiles } from './find-files.ts'

export const fileRoutes: Route[] = [
  onOne(wire.getFile, 'file', findFile),
  onPage(wire.listProjectFiles, ({ tx, actor, params, query, page }) => listProjectFiles(tx, actor, params, query, page)),
  onPage(wire.listFilesOfCategory, ({ tx, actor, params, query, page }) => listFilesOfCategory(tx, actor, params, query, page)),
  onFile(wire.downloadFile, async ({ tx, actor, params, query, deps }, headers) =>
    downloadFile(tx, await findRow(tx, actor, 'files', params.id), { inline: query.inline === true, headers }, deps.store.read),
  ),
  onWrite(
    own.uploadFile,
    async ({ tx, actor, form, deps }) => ({ fileId: (await uploadFile(tx, actor, form, deps.options.uploadLimit)).id }),
    { may: anybody },
  ),
  onUpdate(own.updateFile, 'files', 'file', updateFile),
  onFile(own.downloadThumbnail, async ({ tx, actor, params }, headers) =>
    downloadThumbnail(tx, await findRow(tx, actor, 'files', params.id), headers),
  ),
  onRead(own.listFileUses, async ({ tx, actor, params }) => ({ uses: await findUses(tx, actor, params.id) })),
  onDelete(own.deleteFile, 'files', deleteFile),
]
