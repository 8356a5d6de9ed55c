const underWay = new Set<Promise<unknown>>()

/** Registers a refetch that follows a successful write. */
export const followUp = (read: Promise<unknown>): void => {
  const ended = read
    .catch(() => undefined)
    .finally(() => {
      underWay.delete(ended)
    })
  underWay.add(ended)
}

/** Resolves when every registered refetch has finished. */
export const writesSettled = async (): Promise<void> => {
  await Promise.all(underWay)
}
