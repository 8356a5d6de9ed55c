import { useMemo } from 'react'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import { fileIcon } from '../../../kit/files/file-kind.ts'
import { formatSize } from '../../../kit/files/file-size.ts'
import type { Columns } from '../../../kit/list/columns.ts'
import { userCell } from '../../../kit/people/user-cell.tsx'
import { PrivateMark } from '../../../kit/visibility/private-mark.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useProjectCategories } from '../../categories/project-categories.ts'
import classes from './file-columns.module.css'

interface Names {
  nameOf: (userId: string) => string
  categoryOf: (id: string | undefined) => string | undefined
}

const fileColumns = ({ nameOf, categoryOf }: Names): Columns<FileRecord> => ({
  className: classes.columns,
  title: {
    label: 'Name',
    className: classes.name,
    sorts: ['name', '-name'],
    before: (file) => (
      <span className={classes.icon}>
        <Icon of={fileIcon(file)} />
      </span>
    ),
    after: ({ xIsPrivate }) => xIsPrivate && <PrivateMark short />,
  },
  others: [
    { label: 'Category', className: classes.category, cell: ({ categoryId }) => categoryOf(categoryId) },
    { label: 'Uploaded by', className: classes.author, cell: ({ author }) => userCell(author && nameOf(author)) },
    { label: 'Size', className: classes.size, sorts: ['-size', 'size'], cell: ({ byteSize }) => formatSize(byteSize) },
    { label: 'Uploaded', className: classes.uploaded, sorts: ['-created', 'created'], time: ({ createdAt = '' }) => createdAt },
  ],
  secondLine: ({ categoryId, byteSize }) => [categoryOf(categoryId), formatSize(byteSize)].filter(Boolean).join(' · '),
})

/** The columns of the list of a project's files. */
export const useFileColumns = (projectId: string): Columns<FileRecord> => {
  const { nameOf } = useWorkspace()
  const { nameOf: categoryOf } = useProjectCategories(projectId, 'file')
  return useMemo(() => fileColumns({ nameOf, categoryOf }), [nameOf, categoryOf])
}
