import { findFolded } from './fold-text.ts'

/** A text with the first place marked where `term` stands in it; case and diacritics do not count. */
export const TextHighlight = ({ text, term }: { text: string; term: string }) => {
  const found = findFolded(text, term)
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
