/** An event id is the id of a change, or `change.index` for a part of it. An id without an index stands after the whole change. */
const partsOf = (id: string) => {
  const [change = '0', index] = id.split('.')
  return { change: BigInt(change), index: index === undefined ? Number.POSITIVE_INFINITY : Number(index) }
}

/** Returns whether the event `id` comes after the event `other`. */
export const isAfter = (id: string, other: string): boolean => {
  const [a, b] = [partsOf(id), partsOf(other)]
  return a.change === b.change ? a.index > b.index : a.change > b.change
}
