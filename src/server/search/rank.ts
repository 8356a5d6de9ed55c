/** Something whose text holds the term. */
export interface Candidate {
  id: string
  text: string
}

/** How well a folded text answers a folded term: 0 it is the term, 1 it begins so, 2 a word does, 3 it holds it. */
const rankOf = (text: string, term: string) => {
  if (text === term) return 0
  if (text.startsWith(term)) return 1
  return text.includes(` ${term}`) ? 2 : 3
}

/** The best first, of two alike the newer; each once. */
export const best = (found: Candidate[], term: string, most: number): Candidate[] => {
  const once = [...new Map(found.map((candidate) => [candidate.id, candidate])).values()]
  const ranked = once.map((candidate) => ({ candidate, rank: rankOf(candidate.text, term), age: BigInt(candidate.id) }))
  ranked.sort((a, b) => a.rank - b.rank || (a.age > b.age ? -1 : 1))
  return ranked.slice(0, most).map(({ candidate }) => candidate)
}
