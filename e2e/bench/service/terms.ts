const someOf = (words: string[], most: number) => {
  const known = [...new Set(words)]
  const step = Math.max(1, Math.floor(known.length / most))
  return known.filter((_, i) => i % step === 0).slice(0, most)
}
const start = (word: string, letters: number) => [...word].slice(0, letters).join('')

/** About forty realistic terms by how much they match; rare ones and those in other scripts come from existing names. */
export const chooseTerms = (names: string[]): Record<string, string[]> => {
  const words = names.flatMap((name) => name.split(/\s+/))
  const latin = words.filter((word) => /^\p{Script=Latin}{6,}$/u.test(word))
  const other = words.filter((word) => /^[\p{L}\p{M}]+$/u.test(word) && !/\p{Script=Latin}/u.test(word))
  const eastern = other.filter((word) => /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(word))
  return {
    common: ['mar', 'ann', 'ber', 'son', 'ina', 'ova', 'ell', 'ara', 'and', 'stud'],
    rare: someOf(latin, 8),
    none: ['zzyxq', 'qqqxxj', 'xylophobe', 'nobody here', 'wwwwww'],
    'two letters': ['an', 'ma', 'li', 'jo', 'ør', 'zq'],
    'other scripts': [
      ...someOf(
        other.filter((word) => !eastern.includes(word)).map((word) => start(word, 4)),
        5,
      ),
      ...someOf(
        eastern.map((word) => start(word, 2)),
        5,
      ),
      ...someOf(
        eastern.map((word) => start(word, 1)),
        2,
      ),
    ],
  }
}

export const termPath = (term: string) => `/api/contacts?term=${encodeURIComponent(term)}`
