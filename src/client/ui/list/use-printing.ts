import { useSyncExternalStore } from 'react'

const media = () => window.matchMedia('print')

/** From `beforeprint` on: browsers count the pages before they report the other media. */
let isAsked = false

const subscribe = (onChange: () => void) => {
  const print = media()
  const ask = ({ type }: Event) => {
    isAsked = type === 'beforeprint'
    onChange()
  }
  print.addEventListener('change', onChange)
  window.addEventListener('beforeprint', ask)
  window.addEventListener('afterprint', ask)
  return () => {
    print.removeEventListener('change', onChange)
    window.removeEventListener('beforeprint', ask)
    window.removeEventListener('afterprint', ask)
  }
}

/** Whether the page is being printed: virtual lists render their rows then, up to those that are printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isAsked || media().matches)
