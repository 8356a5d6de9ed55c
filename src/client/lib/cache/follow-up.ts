const underWay = new Set<Promise<unknown>>()

/** Notes a read that follows a write that has succeeded. */
export const followUp = (read: Promise<unknown>): void => {
  const ended = read
    .catch(() => undefined)
    .finally(() => {
      underWay.delete(ended)
    })
  underWay.add(ended)
}

/** Resolves when the cache has been brought up to date after every write that has succeeded. */
export const writesSettled = async (): Promise<void> => {
  await Promise.all(underWay)
}
