import { paths } from '../../paths.ts'

/** The address of the sign-in page that leads back to where one wanted to go. */
export const signInFor = (wanted: string) => (wanted === paths.home ? paths.signIn : `${paths.signIn}?to=${encodeURIComponent(wanted)}`)

/** Where to go after signing in: a place inside the app and nowhere else. */
export const wantedAt = (search: URLSearchParams): string => {
  const to = search.get('to') ?? ''
  return /^\/(?![/\\])/.test(to) && !to.startsWith(paths.signIn) ? to : paths.home
}
