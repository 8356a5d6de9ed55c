import type { Case } from '../../../../contract/cases.ts'
import { compareNames, compareText } from '../../../../contract/name-order.ts'
import { inOrder } from '../../../kit/board/board-rows.ts'
import type { CaseSearch } from '../case-search.ts'

const comparisons = {
  created: (a: Case, b: Case) => compareText(a.createdAt, b.createdAt),
  changed: (a: Case, b: Case) => compareText(a.updatedAt, b.updatedAt),
  name: (a: Case, b: Case) => compareNames(a.name, b.name),
}

/** Returns the order of a sort, which is that of the service: a card that moves stays where it was put. */
export const caseOrder = (sort: CaseSearch['sort']) => inOrder(sort, comparisons[sort.replace('-', '') as keyof typeof comparisons])
