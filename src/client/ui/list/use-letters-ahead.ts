import { useEffect, useRef } from 'react'

/** ms: what has just been read is to be painted before fonts are fetched for what is not in sight. */
const afterPaint = 300

let family: string | undefined

/** Has the browser fetch the fonts that hold the letters of a text, those it does not have yet. */
const fetchLetters = (text: string) => {
  family ??= getComputedStyle(document.body).fontFamily.split(',')[0]
  // Without them it is written in the system's letters.
  document.fonts.load(`1em ${family}`, text).catch(() => undefined)
}

/**
 * Fetches the letters of rows that have been read before they come into sight: a font that arrives while they pass has the whole page laid out
 * again.
 */
export const useLettersAhead = <T>(items: readonly T[], lineOf: (item: T) => string) => {
  const before = useRef<readonly T[]>([])
  useEffect(() => {
    const fresh = before.current[0] === items[0] ? items.slice(before.current.length) : items
    before.current = items
    if (!fresh.length) return
    const timer = setTimeout(() => fetchLetters(fresh.map(lineOf).join('')), afterPaint)
    return () => clearTimeout(timer)
  }, [items, lineOf])
}
