import { createContext, Fragment, use } from 'react'

/** Returns the ranges of a text that match a term, in order, as offsets, or undefined if it does not occur. */
type Find = (text: string, term: string) => readonly (readonly [start: number, end: number])[] | undefined

/** How `TextHighlight` finds terms: the same way as the search. Provided once, by the shell. */
export const FindContext = createContext<Find>(() => undefined)

/** A text with what matches `term` marked. */
export const TextHighlight = ({ text, term }: { text: string; term: string }) => {
  const found = use(FindContext)(text, term)
  if (!found) return <bdi>{text}</bdi>
  return (
    <bdi>
      {found.map(([start, end], i) => (
        <Fragment key={start}>
          {text.slice(found[i - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.[1])}
    </bdi>
  )
}
