/** Lets works of one lane run one after the other, in the order they came; works of different lanes, or of none, run side by side. */
export const createLanes = () => {
  const last = new Map<string, Promise<void>>()
  return async <T>(lane: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (lane === undefined) return work()
    const before = last.get(lane)
    const own = (async () => {
      await before
      return work()
    })()
    const ended = own.then(
      () => {},
      () => {},
    )
    last.set(lane, ended)
    try {
      return await own
    } finally {
      if (last.get(lane) === ended) last.delete(lane)
    }
  }
}
