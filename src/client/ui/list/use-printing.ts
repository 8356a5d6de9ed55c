import { useSyncExternalStore } from 'react'

const media = () => window.matchMedia('print')

const subscribe = (onChange: () => void) => {
  const print = media()
  print.addEventListener('change', onChange)
  return () => print.removeEventListener('change', onChange)
}

/** Whether the page is being printed: virtual lists render every loaded row then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => media().matches)
