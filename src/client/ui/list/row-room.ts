/** px that a list is high at most: Firefox lays nothing out below some 17.8 million, Chromium below some 33.5. */
const highest = 17_000_000

interface Read {
  loaded: number
  hasMore: boolean
  /** Reading on has failed: what is not there has no place, so that what is known stays in sight. */
  failed?: boolean
  total?: number | undefined
}

/** How many rows have a place in a list, and whether there are more than that. */
export const rowRoom = ({ loaded, hasMore, failed = false, total = 0 }: Read, rowHeight: number) => {
  const wanted = hasMore && !failed ? Math.max(total, loaded + 8) : loaded
  const most = Math.floor(highest / rowHeight)
  return { reserved: Math.min(wanted, most), cut: wanted > most }
}
