const yieldToOthers = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The most records that are read or written at once. */
export const chunkSize = 500

/** Works through a long list in chunks and lets other requests run in between. */
export const inChunks = async <Item, Result>(items: Item[], work: (chunk: Item[]) => Result[] | Promise<Result[]>) => {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += chunkSize) {
    if (from > 0) await yieldToOthers()
    for (const result of await work(items.slice(from, from + chunkSize))) results.push(result)
  }
  return results
}
