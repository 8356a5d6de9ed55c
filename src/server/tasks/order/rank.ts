/** A rank is a row of digits compared as text, like the decimals of a fraction: between two there is always room for a third. */
const whole = 9
const firstRank = '500000000'
/** Longer ones come of many moves to the same place; then the whole order is written anew. */
const longest = 40

const step = (rank: string, by: 1 | -1) => String(Number(rank.slice(0, whole)) + by).padStart(whole, '0')

/** The rank behind all others: `last` is the last of them, where there is one. */
export const rankAfter = (last: string | undefined) => (last === undefined ? firstRank : step(last, 1))

const between = (low: string, high: string): string => {
  let made = ''
  let open = false
  for (let at = 0; ; at += 1) {
    const from = Number(low[at] ?? '0')
    const to: number = open ? 10 : Number(high[at] ?? '0')
    if (to - from > 1) return `${made}${Math.floor((from + to) / 2)}`.padEnd(whole, '0')
    made += from
    open ||= to > from
  }
}

/** So many ranks in order, above `low` and below `high`. */
const spread = (count: number, low: string | undefined, high: string | undefined): string[] => {
  if (!count) return []
  if (low === undefined || high === undefined) {
    const up = high === undefined
    const made: string[] = []
    let last = up ? low : high
    while (made.length < count) {
      last = up ? rankAfter(last) : step(last as string, -1)
      made.push(last)
    }
    return up ? made : made.reverse()
  }
  const middle = between(low, high)
  const before = Math.floor((count - 1) / 2)
  return [...spread(before, low, middle), middle, ...spread(count - 1 - before, middle, high)]
}

/** The places of a longest run that rises already; `undefined` is never part of it. */
const risingPlaces = (ranks: readonly (string | undefined)[]): number[] => {
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  const at = (place: number | undefined) => ranks[place as number] as string
  for (const [place, rank] of ranks.entries()) {
    if (rank === undefined) continue
    let [from, to] = [0, ends.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (at(ends[middle]) < rank) from = middle + 1
      else to = middle
    }
    previous[place] = from ? ends[from - 1] : undefined
    ends[from] = place
  }
  const places: number[] = []
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) places.push(place)
  return places.reverse()
}

/**
 * Ranks for things in a new order, given the ranks they have (`undefined` for what is new here). As many as can be keep theirs, so that
 * moving one thing changes one rank.
 */
export const ranksInOrder = (ranks: readonly (string | undefined)[]): string[] => {
  const kept = risingPlaces(ranks)
  const made: string[] = []
  for (const place of [...kept, undefined]) {
    const [low, high] = [made.at(-1), place === undefined ? undefined : ranks[place]]
    made.push(...spread((place ?? ranks.length) - made.length, low, high))
    if (high !== undefined) made.push(high)
  }
  return made.some((rank) => rank.length > longest) ? spread(ranks.length, undefined, undefined) : made
}
