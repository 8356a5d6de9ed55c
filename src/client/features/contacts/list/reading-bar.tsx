import { BulkBar } from '../../../ui/selection/bulk-bar.tsx'
import { grouped } from '../../../ui/text/grouped.ts'

/** How far a list has been read on its way to where one looks; pages come one after the other. */
export const ReadingBar = ({ read, of, onStop }: { read: number; of: number; onStop: () => void }) => (
  <BulkBar count={read} noun={`of ${grouped(of)} read`} onClear={onStop} clearLabel="Stop" />
)
