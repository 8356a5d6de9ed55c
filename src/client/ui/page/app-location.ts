/** Whether the router keeps its path in the fragment, because a server of plain files knows one page alone. */
export const isHashed = import.meta.env.MODE === 'demo'

/** Returns the router's path and query as a URL. */
export const appLocation = (): URL =>
  isHashed ? new URL(window.location.hash.slice(1) || '/', window.location.origin) : new URL(window.location.href)

/** Returns a URL, relative to the document, that opens a path of the app. */
export const appHref = (path: string): string => (isHashed ? `#${path}` : path)
