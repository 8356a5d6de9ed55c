/** Writing without spaces, where one or two characters are a word. */
const dense = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/

const slices = (letters: string[], size: number) =>
  letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, i) => letters.slice(i, i + size).join(''))

/** What a folded name is found by: every three characters in a row, and of dense scripts every one and two. */
export const gramsOf = (name: string): string[] => {
  const letters = [...name]
  const short = dense.test(name) ? [...slices(letters, 1), ...slices(letters, 2)].filter((gram) => dense.test(gram)) : []
  return [...new Set([...slices(letters, 3), ...short])]
}

/** The grams that every name holding `term` has; none where the term is too short to be looked up. */
export const gramsOfTerm = (term: string): string[] => {
  const letters = [...term]
  if (letters.length >= 3) return slices(letters, 3)
  return letters.length > 0 && letters.every((letter) => dense.test(letter)) ? [term] : []
}
