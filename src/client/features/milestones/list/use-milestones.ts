import { useMemo } from 'react'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import type { ListView } from '../../../kit/list/list-view.ts'
import { useOpenRecord } from '../../../kit/list/use-open-record.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { useView } from '../../../kit/list/view-switch.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { milestoneResource } from '../../../records/milestones/milestone-resource.ts'
import { useMove } from '../move/use-move.ts'
import { isMatch, milestoneSearch } from './milestone-search.ts'

export const views: readonly ListView[] = [
  { value: 'list', label: 'List' },
  { value: 'month', label: 'Month' },
  { value: 'timeline', label: 'Timeline' },
]

/** The milestones of one project or of all: what the address finds of them, how they are shown, and what is open or being moved. */
export const useMilestones = (projectId: string | undefined) => {
  const search = useSearch(milestoneSearch)
  const { state } = search
  const view = useView(views)?.value ?? 'list'
  const scope = useMemo(() => (projectId === undefined ? {} : { projectId }), [projectId])
  const list = useRecordList(milestoneResource, scope)
  const { today } = useDueDays()
  const { items } = list
  const all = useMemo(() => items.toSorted((a, b) => (a.deadline < b.deadline ? -1 : a.deadline > b.deadline ? 1 : 0)), [items])
  const shown = useMemo(() => all.filter((milestone) => isMatch(state, milestone, today)), [all, state, today])
  return { projectId, search, view, list, all, shown, opened: useOpenRecord(), create: useNewRecord(), move: useMove(all) }
}

export type Milestones = ReturnType<typeof useMilestones>
