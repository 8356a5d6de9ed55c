import { createContext, use } from 'react'

/** Where a term stands in a text: start and end as offsets into it, or undefined when it does not occur. */
type Find = (text: string, term: string) => readonly [start: number, end: number] | undefined

/** How `TextHighlight` finds; it is given once, around everything, so that what is marked is what is looked for. */
export const FindContext = createContext<Find>(() => undefined)

/** A text with the first place marked where `term` stands in it, as `FindContext` finds it. */
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
