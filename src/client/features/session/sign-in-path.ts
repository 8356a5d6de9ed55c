import { paths } from '../../paths.ts'

/** The sign-in page that leads back to the requested page. */
export const signInPath = (requested: string) =>
  requested === paths.home ? paths.signIn : `${paths.signIn}?to=${encodeURIComponent(requested)}`

/** The page to open after signing in. Only pages of the app are allowed. */
export const requestedPath = (search: URLSearchParams): string => {
  const to = search.get('to') ?? ''
  return /^\/(?![/\\])/.test(to) && !to.startsWith(paths.signIn) ? to : paths.home
}
