import { CatchUpPage } from '../features/feed/catch-up/catch-up-page.tsx'

export const Component = CatchUpPage
