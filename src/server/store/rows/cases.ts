import type { Acl, Kept } from './kept.ts'

/** `attachment` and `involvedPeople` are JSON arrays of ids. */
export interface CaseRow extends Kept, Acl {
  name: string
  caseStatus: 'open' | 'closed'
  statusSince: string
  caseResponsibleId: string | null
  backgroundInfo: string
  attachment: string
  involvedPeople: string
}
/** Derived by the store: the normalized name, for sorting and searching. */
export interface CaseColumns {
  sortKey: string
}
