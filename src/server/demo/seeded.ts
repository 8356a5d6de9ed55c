/** Hashes integers to an evenly distributed unsigned 32-bit integer. */
export const mixed = (seed: number, place: number, salt: number): number => {
  let h = (seed ^ Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)) >>> 0
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1) that depends only on its position, so decisions do not affect each other. */
export const share = (seed: number, place: number, salt: number): number => mixed(seed, place, salt) / 4294967296

/** A stream of choices that is the same for the same seed. */
export type Choices = {
  /** A number in [0, 1). */
  share: () => number
  /** An integer in [0, below). */
  below: (below: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** Replaces each `#` of the pattern by a digit. */
  digits: (pattern: string) => string
}

export const choicesFrom = (start: number): Choices => {
  let state = start >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  const below = (limit: number) => Math.floor((next() / 4294967296) * limit)
  return {
    share: () => next() / 4294967296,
    below,
    chance: (probability) => next() / 4294967296 < probability,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    digits: (pattern) => {
      let text = ''
      for (const sign of pattern) text += sign === '#' ? below(10) : sign
      return text
    },
  }
}
