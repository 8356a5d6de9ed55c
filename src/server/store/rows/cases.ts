import type { Guarded, Kept } from './kept.ts'

export interface CaseRow extends Kept, Guarded {
  name: string
  caseStatus: 'open' | 'closed'
  statusSince: string
  attachment: string
  involvedPeople: string
}
