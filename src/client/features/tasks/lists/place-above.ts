interface Ordered {
  readonly id: string
  readonly position?: number | undefined
}

/** The place of tasks that move into a list, or of a list among the others. */
interface Place {
  /** The ids of those above it, nearest first: where the nearest has gone, the next one counts. */
  readonly after: string[]
  /** The position of each moved one between its new neighbours, until the service has counted. */
  readonly positions: ReadonlyMap<string, number>
}

/** The most neighbours that a move names. */
const mostNeighbours = 500

/** Returns the place above `before`, or at the end. */
export const placeAbove = (tasks: readonly Ordered[], moved: readonly Ordered[], before: string | undefined): Place => {
  const leaving = new Set(moved.map(({ id }) => id))
  const others = tasks.filter(({ id }) => !leaving.has(id))
  const found = others.findIndex(({ id }) => id === before)
  const at = found < 0 ? others.length : found
  const from = others[at - 1]?.position ?? 0
  const to = others[at]?.position ?? from + moved.length + 1
  const positions = new Map(moved.map(({ id }, index) => [id, from + ((to - from) * (index + 1)) / (moved.length + 1)]))
  const after = others.slice(Math.max(0, at - mostNeighbours), at).map(({ id }) => id)
  return { after: after.reverse(), positions }
}
