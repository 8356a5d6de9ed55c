import { useEffect, useEffectEvent, useState } from 'react'

/** One choice of a type-ahead. Without an id it is new. */
export interface ComboOption {
  readonly id?: string
  readonly label: string
  /** A second word, muted: the company of a person. */
  readonly hint?: string
  readonly kind?: 'person' | 'company'
}

/** Finds choices for a term; `signal` is aborted when the person has typed on. */
export type ComboSearch = (term: string, signal: AbortSignal) => Promise<readonly ComboOption[]>

/** The choices for what is typed while the list is open; the last answer wins and the one before stays until then. */
export const useOptions = (open: boolean, term: string, search: ComboSearch) => {
  const [state, setState] = useState<{ options: readonly ComboOption[]; failed: boolean; settled: boolean }>({
    options: [],
    failed: false,
    settled: false,
  })
  const find = useEffectEvent(search)
  useEffect(() => {
    if (!open) return
    const control = new AbortController()
    const timer = setTimeout(() => {
      find(term, control.signal).then(
        (options) => !control.signal.aborted && setState({ options, failed: false, settled: true }),
        () => !control.signal.aborted && setState({ options: [], failed: true, settled: true }),
      )
    }, 120)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [open, term])
  return state
}
