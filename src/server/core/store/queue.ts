/** Lends a few things to one user at a time each, in the order of the requests. */
export const createQueue = <Thing>(things: Thing[]) => {
  const free = [...things]
  const waiting: ((thing: Thing) => void)[] = []
  const take = () => {
    const thing = free.pop()
    return thing === undefined ? new Promise<Thing>((resolve) => waiting.push(resolve)) : thing
  }
  const give = (thing: Thing) => {
    const next = waiting.shift()
    if (next) next(thing)
    else free.push(thing)
  }
  return async <T>(work: (thing: Thing) => Promise<T>): Promise<T> => {
    const thing = await take()
    try {
      return await work(thing)
    } finally {
      give(thing)
    }
  }
}
