import { useEffect, useEffectEvent, useState } from 'react'

/** An option of a combobox. Without an id it is new. */
export interface ComboOption {
  readonly id?: string
  readonly label: string
  /** Shown after the label: the company of a person. */
  readonly hint?: string
  readonly kind?: 'person' | 'company'
}

/** Finds options for a term. `signal` is aborted when the term changes. */
export type ComboSearch = (term: string, signal: AbortSignal) => Promise<readonly ComboOption[]>

interface Found {
  readonly options: readonly ComboOption[]
  readonly failed: boolean
  /** The term that the options are for; undefined before the first answer. */
  readonly term?: string
}

/** The options for a term while the list is open. The previous options stay until the next answer. */
export const useOptions = (open: boolean, term: string, search: ComboSearch): Found => {
  const [found, setFound] = useState<Found>({ options: [], failed: false })
  const find = useEffectEvent(search)
  useEffect(() => {
    if (!open) return
    const control = new AbortController()
    const timer = setTimeout(() => {
      find(term, control.signal).then(
        (options) => !control.signal.aborted && setFound({ options, failed: false, term }),
        () => !control.signal.aborted && setFound({ options: [], failed: true, term }),
      )
    }, 120)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [open, term])
  return found
}
