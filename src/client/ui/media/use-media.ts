import { useSyncExternalStore } from 'react'

/** A media query with one listener for all components. */
export interface Media {
  readonly subscribe: (tell: () => void) => () => void
  readonly matches: () => boolean
}

export const media = (query: string): Media => {
  let asked: MediaQueryList | undefined
  const list = () => {
    asked ??= window.matchMedia(query)
    return asked
  }
  const subscribe = (tell: () => void) => {
    list().addEventListener('change', tell)
    return () => list().removeEventListener('change', tell)
  }
  return { subscribe, matches: () => list().matches }
}

export const useMedia = ({ subscribe, matches }: Media): boolean => useSyncExternalStore(subscribe, matches)
