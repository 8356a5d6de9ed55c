import { formatCount } from './format-count.ts'

interface CountedProps {
  count: number | undefined
  /** What it counts, for assistive technology: "open". By default whatever the label says. */
  unit?: string | undefined
  className: string | undefined
}

/** The count after the label of a tab or filter, unless it is 0. */
export const Counted = ({ count, unit, className }: CountedProps) =>
  count ? (
    <span className={className}>
      {formatCount(count)}
      {unit && <span className="t-unseen"> {unit}</span>}
    </span>
  ) : null
