/** The progress of a running bulk step or export. */
export interface BulkProgress {
  /** Follows "12 of 80": "tagged". */
  readonly doing: string
  readonly done: number
  readonly of: number
  /** Whether it has taken over a second; then the bar shows it. */
  readonly long: boolean
  readonly removes: boolean
}

/** Whether something that began at `began` (`performance.now()`) takes long enough to show its progress. */
export const isLongRun = (began: number): boolean => performance.now() - began > 1000
