import { IconPlus } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Case, CaseStatus } from '../../../../contract/cases.ts'
import { Board } from '../../../kit/board/board.tsx'
import type { BoardColumnList } from '../../../kit/board/board-column.tsx'
import { useBoardMove } from '../../../kit/board/board-move.ts'
import { cardLink } from '../../../kit/board/card-link.tsx'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import { audienceMark } from '../../../kit/list/audience-mark.tsx'
import type { ListViewProps } from '../../../kit/list/list-view.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { formatShort } from '../../../ui/dates/format-date.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { statusStep } from '../case-bulk.tsx'
import { caseResource } from '../case-resource.ts'
import { type CaseSearch, caseNoun } from '../case-search.ts'
import { peopleNames, statusWords } from '../case-words.ts'
import classes from './case-board.module.css'
import { caseOrder } from './case-order.ts'

const cardHeight = 66
const useColumn = (state: CaseSearch, status: CaseStatus): BoardColumnList<Case> => {
  const list = useRecordList(caseResource, { ...state, status })
  return { key: status, title: statusWords[status].label, icon: statusWords[status].icon, ...list }
}

const columnOf = ({ caseStatus }: Case) => caseStatus

/** Open and closed cases side by side. Moving a card closes or reopens its case. */
export const CaseBoard = ({ state, selection, enabled }: ListViewProps<CaseSearch>) => {
  const navigate = useNavigate()
  const { nameOf } = useWorkspace()
  const moveBy = useBoardMove(caseResource, caseNoun)
  const { open: create } = useNewRecord()
  const add = <IconButton label="Add a case" icon={IconPlus} size={28} onClick={create} />
  const columns = [{ ...useColumn(state, 'open'), action: add }, useColumn(state, 'closed')]
  const now = useNow()
  const renderCard = useCallback(
    (record: Case) => (
      <div className={classes.card}>
        {cardLink(paths.case(record.id), record.name)}
        {audienceMark(record.visibility)}
        <span className={classes.responsible} title={record.caseResponsibleId && nameOf(record.caseResponsibleId)}>
          {record.caseResponsibleId && avatar(nameOf(record.caseResponsibleId), 'person', 20)}
        </span>
        <span className={classes.people}>{peopleNames(record)}</span>
        {record.caseStatus === 'closed' && <time className={classes.closed}>Closed {formatShort(record.statusSince, now)}</time>}
      </div>
    ),
    [now, nameOf],
  )
  return (
    <Board
      label="Cases"
      columns={columns}
      columnOf={columnOf}
      compare={caseOrder(state.sort)}
      titleOf={caseResource.titleOf}
      labelOf={({ name }) => `${name}, case`}
      cardHeight={cardHeight}
      measured
      enabled={enabled}
      selection={selection}
      onMove={(cases, column) => moveBy(statusStep(cases, column === 'closed' ? 'closed' : 'open'))}
      describeMove={([first, ...others], column) => {
        const verb = column === 'closed' ? 'Close' : 'Reopen'
        return others.length > 0 ? `${verb} ${countOf(others.length + 1, caseNoun)}` : `${verb} “${first?.name}”`
      }}
      onOpen={({ id }) => void navigate(paths.case(id))}
      pathOf={paths.case}
      empty={(column) => <EmptyState title={column === 'open' ? 'No open cases' : 'No closed cases'} />}
      renderCard={renderCard}
    />
  )
}
