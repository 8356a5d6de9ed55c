const othersFirst = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The most records that are read or written at once. */
export const pieceSize = 500

/** Works through a long list a piece at a time, and lets other requests run in between. */
export const inPieces = async <Item, Result>(items: Item[], work: (piece: Item[]) => Result[] | Promise<Result[]>) => {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += pieceSize) {
    if (from > 0) await othersFirst()
    for (const result of await work(items.slice(from, from + pieceSize))) results.push(result)
  }
  return results
}
