import { useEffect, useRef } from 'react'
import type { IconType } from '../icons/icon.tsx'

/** An action of the current page. Its label makes sense elsewhere: "Tag Sigrid Aune". */
export interface PageAction {
  readonly label: string
  readonly icon?: IconType
  /** Shortcut on the page. */
  readonly keys?: string
  readonly run: () => void
}

const offers = new Set<() => readonly PageAction[]>()

/** Offers actions to the palette while the component is mounted. */
export const usePageActions = (actions: readonly PageAction[]): void => {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const offer = () => latest.current
    offers.add(offer)
    return () => void offers.delete(offer)
  }, [])
}

export const currentPageActions = (): readonly PageAction[] => [...offers].flatMap((offer) => offer())
