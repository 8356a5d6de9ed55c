import { CaseList } from '../features/cases/case-list.tsx'

export const Component = CaseList
