import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { downloadFile } from '../../../contract/notes/files.ts'
import { listAddress, listName } from '../../kit/list/list-memory.ts'
import type { RecordWords } from '../../kit/record/record-words.ts'
import { addressFor } from '../../lib/api.ts'
import { paths } from '../../paths.ts'

export const downloadAddress = ({ id }: FileRecord) => addressFor(downloadFile, { params: { id } })
export const inlineAddress = ({ id }: FileRecord) => addressFor(downloadFile, { params: { id }, query: { inline: true } })

/** Whether a person may delete a file. */
export const mayDelete = ({ author }: FileRecord, { id, role }: { id: string; role: string }) => author === id || role === 'admin'

/** The files of a project as the user left them. */
export const fileListAddress = (projectId: string) => listAddress(listName('files', projectId), paths.projectFiles(projectId))
/** For pages of files that may belong to no project. */
export const fileWords: RecordWords = { one: 'file', list: 'Projects', listAddress: () => paths.projects }
