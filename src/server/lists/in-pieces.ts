const othersFirst = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Works through a long list a piece at a time, and lets other requests run in between. */
export const inPieces = async <Item, Result>(items: Item[], size: number, work: (piece: Item[]) => Result[] | Promise<Result[]>) => {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await othersFirst()
    for (const result of await work(items.slice(from, from + size))) results.push(result)
  }
  return results
}
