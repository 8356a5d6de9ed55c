import type { Guarded, Kept } from './kept.ts'

/** `attachment` and `involvedPeople` are JSON arrays of ids. */
export interface CaseRow extends Kept, Guarded {
  name: string
  caseStatus: 'open' | 'closed'
  statusSince: string
  caseResponsibleId: string | null
  backgroundInfo: string
  attachment: string
  involvedPeople: string
}
/** Derived by the store: the normalized name, for the order by name and for the search in names. */
export interface CaseColumns {
  sortKey: string
}
