import { downloadFile as download, getFile } from '../../contract/files.ts'
import { uploadFile as upload } from '../../contract/x/files.ts'
import type { Route } from '../call.ts'
import { findRow } from '../find.ts'
import { onFile, onRead, onWrite } from '../on.ts'
import { toFile } from './attachments.ts'
import { downloadFile } from './download.ts'
import { uploadFile } from './files.ts'

export const fileRoutes: Route[] = [
  onRead(getFile, async ({ tx, actor, params, etag }) => {
    const row = await findRow(tx, actor, 'files', params.id)
    etag(row.changeId)
    return { file: toFile(row) }
  }),
  onFile(download, async ({ tx, actor, params, query, deps }, headers) =>
    downloadFile(tx, await findRow(tx, actor, 'files', params.id), { inline: query.inline === true, headers }, deps.store.read),
  ),
  onWrite(upload, async ({ tx, actor, form, deps }) => ({ fileId: (await uploadFile(tx, actor, form, deps.options.uploadLimit)).id })),
]
