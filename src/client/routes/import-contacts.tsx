import { ImportPage } from '../features/contact-import/import-page.tsx'

export const Component = ImportPage
