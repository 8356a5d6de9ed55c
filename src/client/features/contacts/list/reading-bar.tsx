import { BulkBar } from '../../../ui/selection/bulk-bar.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'

/** How far a list has been read on its way to where one looks; pages come one after the other. */
export const ReadingBar = ({ read, of, onStop }: { read: number; of: number; onStop: () => void }) => (
  <BulkBar count={read} noun={`of ${formatCount(of)} read`} onClear={onStop} clearLabel="Stop" />
)
