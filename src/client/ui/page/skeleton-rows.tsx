import { rem } from '@mantine/core'
import classes from './skeleton-rows.module.css'

// Widths of the bars in percent of their column, uneven like names.
const widths = [92, 76, 92, 88, 68, 82, 72, 96]

/**
 * Placeholder rows with the real row height.
 *
 * @param rowHeight px
 * @param columns width of each column as a CSS grid track; `circle` draws an avatar of 24
 */
export const SkeletonRows = ({
  count,
  rowHeight,
  columns = ['circle', '2fr', '1.4fr', '1.4fr', '4rem'],
}: {
  count: number
  rowHeight: number
  columns?: readonly string[]
}) => (
  <div className={classes.rows} role="status" aria-label="Loading">
    {Array.from({ length: count }, (_, row) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
        key={row}
        className={classes.row}
        style={{
          height: rem(rowHeight),
          gridTemplateColumns: columns.map((track) => (track === 'circle' ? '1.5rem' : track)).join(' '),
        }}
      >
        {columns.map((track, column) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike
            key={column}
            className={track === 'circle' ? classes.circle : classes.bar}
            style={track === 'circle' ? undefined : { width: `${widths[(row * 3 + column) % widths.length]}%` }}
          />
        ))}
      </div>
    ))}
  </div>
)
