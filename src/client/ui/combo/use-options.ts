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
  const [state, setState] = useState<{ options: readonly ComboOption[]; failed: boolean; term?: string }>({ options: [], failed: false })
  const find = useEffectEvent(search)
  useEffect(() => {
    if (!open) return
    const control = new AbortController()
    const timer = setTimeout(() => {
      find(term, control.signal).then(
        (options) => !control.signal.aborted && setState({ options, failed: false, term }),
        () => !control.signal.aborted && setState({ options: [], failed: true, term }),
      )
    }, 120)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [open, term])
  return {
    options: state.options,
    failed: state.failed,
    /** Something has been answered. */
    settled: state.term !== undefined,
    /** The choices are those for what is typed now, not for what was typed before. */
    current: open && state.term === term,
  }
}

/**
 * Chooses as soon as the choices are those for what was typed when it was asked; typing on, or closing, calls it off.
 *
 * @param choose told how it was asked: `first` for the first row, `same` for the one that is called as it was typed
 */
export const useChooseWhenFound = (current: boolean, open: boolean, term: string, choose: (which: 'first' | 'same') => void) => {
  const [asked, setAsked] = useState<{ term: string; which: 'first' | 'same' }>()
  const now = useEffectEvent(choose)
  useEffect(() => {
    if (asked === undefined || (open && asked.term === term && !current)) return
    setAsked(undefined)
    if (open && asked.term === term) now(asked.which)
  }, [asked, current, open, term])
  return { ask: (which: 'first' | 'same') => setAsked({ term, which }), asked: asked !== undefined }
}
