import { MergePage } from '../features/contact-merge/merge-page.tsx'

export const Component = MergePage
