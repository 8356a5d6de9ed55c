/** Whether the service runs in this browser. The router then keeps its path in the fragment, because a server of plain files knows one page alone. */
export const isDemo = import.meta.env.MODE === 'demo'

/** Returns the router's path and query as a URL. */
export const appLocation = (): URL =>
  isDemo ? new URL(window.location.hash.slice(1) || '/', window.location.origin) : new URL(window.location.href)

/** Returns a URL, relative to the document, that opens a path of the app. */
export const appHref = (path: string): string => (isDemo ? `#${path}` : path)
