import classes from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  value: number
  max?: number
  /** Green counts what is done; otherwise the bar shows work under way. */
  tone?: 'green'
}

/** How much of something is done, as a thin bar that fills its row. */
export const ProgressBar = ({ label, value, max = 1, tone }: ProgressBarProps) => (
  <progress className={classes.bar} data-tone={tone} aria-label={label} value={value} max={max} />
)
