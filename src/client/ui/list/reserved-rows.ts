/** px. Firefox lays out nothing beyond about 17.8 million, Chromium beyond about 33.5 million. */
const heightLimit = 17_000_000

interface Loaded {
  loaded: number
  hasMore: boolean
  /** The last page failed: the list ends with what is loaded. */
  failed?: boolean
  total?: number | undefined
}

/** Returns the number of rows to reserve height for, and whether the browser's height limit cuts the list. */
export const reservedRows = ({ loaded, hasMore, failed = false, total = 0 }: Loaded, rowHeight: number) => {
  const wanted = hasMore && !failed ? Math.max(total, loaded + 8) : loaded
  const most = Math.floor(heightLimit / rowHeight)
  return { reserved: Math.min(wanted, most), cut: wanted > most }
}
