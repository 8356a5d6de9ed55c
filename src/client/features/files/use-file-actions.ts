import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { fileName } from '../../kit/files/file-kind.ts'
import { useProjectRights } from '../../kit/people/project-rules.ts'
import { useRecordActions } from '../../kit/record/use-record-actions.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { fileResource } from './file-resource.ts'
import { fileWords, mayDelete } from './file-words.ts'

/** Actions on a whole file. `listAddress` is where deleting it leads. */
export const useFileActions = (file: FileRecord, listAddress: string) => {
  const me = useMe()
  const { mayWork } = useProjectRights(file.projectId)
  const words = { ...fileWords, listAddress: () => listAddress }
  const { remove, copyLink } = useRecordActions(fileResource, file, paths.file(file.id), words)
  return { copyLink, remove: mayWork && mayDelete(file, me) ? () => void remove() : undefined, name: fileName(file) }
}
