/** px that a list is high at most: Firefox lays nothing out below some 17.8 million, Chromium below some 33.5. */
const highest = 17_000_000

/** How many rows have a place in a list, and whether there are more than that. */
export const rowRoom = (
  { loaded, hasMore, total = 0 }: { loaded: number; hasMore: boolean; total?: number | undefined },
  rowHeight: number,
) => {
  const wanted = hasMore ? Math.max(total, loaded + 8) : loaded
  const most = Math.floor(highest / rowHeight)
  return { reserved: Math.min(wanted, most), cut: wanted > most }
}
