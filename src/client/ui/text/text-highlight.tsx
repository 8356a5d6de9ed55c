import { createContext, use } from 'react'

/** Returns the offsets of a term in a text, or undefined if it does not occur. */
type Find = (text: string, term: string) => readonly [start: number, end: number] | undefined

/** How `TextHighlight` finds terms: the same way as the search. Provided once, by the shell. */
export const FindContext = createContext<Find>(() => undefined)

/** A text with the first occurrence of `term` marked. */
export const TextHighlight = ({ text, term }: { text: string; term: string }) => {
  const found = use(FindContext)(text, term)
  if (!found) return <bdi>{text}</bdi>
  const [start, end] = found
  return (
    <bdi>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </bdi>
  )
}
