import { CaseList } from '../features/cases/list/case-list.tsx'

export const Component = CaseList
