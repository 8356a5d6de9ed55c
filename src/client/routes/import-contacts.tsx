import { ImportPage } from '../features/contacts/import/import-page.tsx'

export const Component = ImportPage
