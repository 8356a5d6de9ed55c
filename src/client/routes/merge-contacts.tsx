import { MergePage } from '../features/contacts/merge/merge-page.tsx'

export const Component = MergePage
