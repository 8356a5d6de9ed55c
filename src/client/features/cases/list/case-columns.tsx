import { useMemo } from 'react'
import type { Case } from '../../../../contract/cases.ts'
import { audienceMark } from '../../../kit/list/audience-mark.tsx'
import type { Columns } from '../../../kit/list/columns.ts'
import { userCell } from '../../../kit/people/user-cell.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { peopleNames, statusWords } from '../case-words.ts'
import classes from './case-columns.module.css'

const status = ({ caseStatus }: Case) => (
  <span className={classes.status}>
    <Icon of={statusWords[caseStatus].icon} size={14} /> {statusWords[caseStatus].label}
  </span>
)

const caseColumns = (nameOf: (userId: string) => string): Columns<Case> => ({
  className: classes.columns,
  title: {
    label: 'Case',
    className: classes.name,
    sorts: ['name', '-name'],
    before: ({ caseStatus }, phone) =>
      phone && (
        <span className={classes.sign}>
          <Icon of={statusWords[caseStatus].icon} size={20} />
        </span>
      ),
    after: ({ visibility }) => audienceMark(visibility),
  },
  others: [
    { label: 'Status', className: classes.state, cell: status },
    { label: 'Involved', className: classes.people, cell: peopleNames },
    {
      label: 'Responsible',
      className: classes.responsible,
      cell: ({ caseResponsibleId }) => userCell(caseResponsibleId && nameOf(caseResponsibleId)),
    },
    { label: 'Updated', className: classes.updated, sorts: ['-changed', 'changed'], time: ({ updatedAt }) => updatedAt },
  ],
  secondLine: (record) => [statusWords[record.caseStatus].label, peopleNames(record)].filter(Boolean).join(' · '),
})

/** The columns of the case list. */
export const useCaseColumns = (): Columns<Case> => {
  const { nameOf } = useWorkspace()
  return useMemo(() => caseColumns(nameOf), [nameOf])
}
