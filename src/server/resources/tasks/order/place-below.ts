/** Returns the index below the first neighbour that is still among the others: the top if none is, the end if no neighbours are named. */
export const placeBelow = (neighbours: string[] | undefined, others: readonly { id: string }[]) => {
  if (!neighbours) return others.length
  const places = new Map(others.map(({ id }, at) => [id, at]))
  const found = neighbours.find((id) => places.has(id))
  return found === undefined ? 0 : (places.get(found) ?? 0) + 1
}
