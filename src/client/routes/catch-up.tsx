import { CatchUpPage } from '../features/catch-up/catch-up-page.tsx'

export const Component = CatchUpPage
