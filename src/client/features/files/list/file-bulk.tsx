import { IconDownload, IconTrash } from '@tabler/icons-react'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import type { BulkAction } from '../../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../../kit/bulk/bulk-job.ts'
import type { BulkProps } from '../../../kit/bulk/bulk-props.ts'
import { changeStep, deleteStep } from '../../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../../kit/bulk/selection-bar.tsx'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { categoryAction, categoryVerb } from '../../categories/category-action.tsx'
import { categorySetOf } from '../../categories/project-categories.ts'
import { fileResource } from '../file-resource.ts'
import { fileNoun } from '../file-search.ts'
import { mayDelete } from '../file-words.ts'
import type { Downloads } from './use-downloads.ts'

interface FileBulkProps extends BulkProps<FileRecord> {
  projectId: string
  downloads: Downloads
}

/** What can be done with the selected files. */
export const FileBulk = ({ projectId, downloads, ...props }: FileBulkProps) => {
  const me = useMe()
  const { records } = props
  // A file that is only attached to something has no category.
  const own = records.filter((file) => file.projectId === projectId)
  const { mayWork } = useProjectRights(projectId)
  const deletable = mayWork && records.every((file) => mayDelete(file, me))
  const actions = (run: (step: BulkStep<FileRecord>) => void): BulkAction[] => [
    {
      ...categoryAction(categorySetOf(projectId, 'file'), (id, name, group) =>
        run({ ...changeStep(fileResource, own, () => ({ categoryId: id }), categoryVerb(id, name)), group }),
      ),
      reason: !mayWork
        ? 'You can only view these files.'
        : own.length === 0
          ? 'Only files that were uploaded to the project have a category.'
          : undefined,
    },
    {
      label: 'Download',
      keys: 'd',
      icon: IconDownload,
      disabled: downloads.progress !== undefined,
      onClick: () => void downloads.run({ records }),
    },
    {
      label: 'Delete',
      keys: 'delete',
      icon: IconTrash,
      reason: deletable ? undefined : 'Only the person who uploaded a file or an administrator can delete it.',
      onClick: () => run(deleteStep(fileResource, records)),
    },
  ]
  return (
    <SelectionBar
      {...props}
      bulk={downloads.progress ? { ...props.bulk, ...downloads, run: props.bulk.run } : props.bulk}
      noun={fileNoun}
      actions={actions}
    />
  )
}
