import { useMemo } from 'react'
import type { Writeboard } from '../../../../contract/projects/writeboards.ts'
import type { WriteboardChange } from '../../../../contract/x/projects/writeboards.ts'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { CategoryProperty } from '../../categories/category-field.tsx'
import { categorySetOf } from '../../categories/project-categories.ts'
import { PrivacyRow } from '../../projects/privacy-row.tsx'
import classes from './writeboard-page.module.css'

interface WriteboardPropertiesProps {
  edit: RecordEdit<Writeboard, WriteboardChange>
  mayWork: boolean
  categoryOf: (id: string) => string | undefined
}

/** The category of a writeboard, and who sees it. */
export const WriteboardProperties = ({ edit, mayWork, categoryOf }: WriteboardPropertiesProps) => {
  const { id, projectId, categoryId, xIsPrivate = false } = edit.record
  const isColleague = useMe().role !== 'client'
  const set = useMemo(() => categorySetOf(projectId, 'writeboard'), [projectId])
  return (
    <div className={classes.properties}>
      {mayWork && (
        <CategoryProperty
          set={set}
          name={categoryId && (categoryOf(categoryId) ?? '…')}
          onPick={(next, name, made) =>
            edit.apply({ categoryId: next }, { message: `Changed the category to ${name}`, quiet: false, made })
          }
          onRemove={(name) => edit.apply({ categoryId: '' }, { message: `Removed the category ${name}`, quiet: false })}
        />
      )}
      {isColleague && (
        <PrivacyRow
          noun="writeboard"
          on={{ resource: 'writeboards', id }}
          record={edit.record}
          isPrivate={xIsPrivate}
          onChange={(next, message) => edit.apply({ xIsPrivate: next }, { message, quiet: false })}
        />
      )}
    </div>
  )
}
