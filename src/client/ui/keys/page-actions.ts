import { useEffect, useRef } from 'react'
import type { IconType } from '../icons/icon.tsx'

/** Something that the page in sight lets one do, named so that it makes sense elsewhere: "Tag Sigrid Aune". */
export interface PageAction {
  readonly label: string
  readonly icon?: IconType
  /** The keys that do the same on the page. */
  readonly keys?: string
  readonly run: () => void
}

const offers = new Set<() => readonly PageAction[]>()

/** Offers what a page, or a piece of it, can do to the palette while it is shown. */
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

/** What can be done on the page in sight just now. */
export const currentPageActions = (): readonly PageAction[] => [...offers].flatMap((offer) => offer())
