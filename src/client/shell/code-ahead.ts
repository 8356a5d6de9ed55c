import { type DataRouteObject, matchRoutes } from 'react-router'
import { hoverDelay } from '../ui/list/use-hover-intent.ts'
import { isDemo } from '../ui/page/app-location.ts'

/** Requests the code of a route, which the router does only when it opens it. A failure shows when the router asks again. */
export const startCode = ({ lazy }: DataRouteObject): void => {
  for (const load of lazy ? (typeof lazy === 'function' ? [lazy] : Object.values(lazy)) : []) void load?.().catch(() => undefined)
}

/** Returns the path that a link leads to within the app, undefined if it leads elsewhere. In the demo the fragment is the path. */
const pathOf = ({ origin, pathname, hash }: HTMLAnchorElement) => {
  if (origin !== window.location.origin) return undefined
  return isDemo ? hash.slice(1).replace(/\?.*/, '') : pathname
}

/** Requests the code of a page when its link has focus, or when the pointer has rested on it. */
export const watchLinks = (routes: DataRouteObject[]): void => {
  const start = (link: HTMLAnchorElement) => {
    const path = pathOf(link)
    for (const { route } of (path && matchRoutes(routes, path)) || []) startCode(route)
  }
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null)
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener('pointerover', (event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (link) timer = setTimeout(() => start(link), hoverDelay)
  })
  window.addEventListener('focusin', (event) => {
    const link = linkOf(event)
    if (link) start(link)
  })
}
