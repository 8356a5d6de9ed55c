/** A rank is a text of digits that sorts like a fraction, so there is always room between two ranks. */
const whole = 9
const firstRank = '500000000'
/** Many moves to the same place make ranks longer. Beyond this length all ranks are rewritten. */
const longest = 40

const step = (rank: string, by: 1 | -1) => String(Number(rank.slice(0, whole)) + by).padStart(whole, '0')

/** Returns the rank after `last`, or the first rank. */
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

/** Returns `count` ranks in order, above `low` and below `high`. */
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

/** Returns the places of a longest rising subsequence, without `undefined`. */
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
 * Returns ranks for a new order, given the current ones (`undefined` for new items). It keeps as many as possible, so moving one item
 * changes one rank.
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
