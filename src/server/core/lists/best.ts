/** A record whose text contains the term, or its words. */
export interface Candidate {
  id: string
  text: string
}

/** Ranks a normalized text: 0 equals the term, 1 begins with it, 2 has a word that begins with it, 3 contains it, 4 has its words only. */
const rankOf = (text: string, term: string) => {
  if (text === term) return 0
  if (text.startsWith(term)) return 1
  if (text.includes(` ${term}`)) return 2
  return text.includes(term) ? 3 : 4
}

/** Returns the best candidates without duplicates, newer ones first if they rank the same. */
export const best = <C extends Candidate>(found: C[], term: string, most: number): C[] => {
  const once = [...new Map(found.map((candidate) => [candidate.id, candidate])).values()]
  const ranked = once.map((candidate) => ({ candidate, rank: rankOf(candidate.text, term), age: BigInt(candidate.id) }))
  ranked.sort((a, b) => a.rank - b.rank || (a.age > b.age ? -1 : 1))
  return ranked.slice(0, most).map(({ candidate }) => candidate)
}
