/** Something done to many records that is under way. */
export interface BulkProgress {
  /** "tagged": what is being done, after "12 of 80". */
  readonly doing: string
  readonly done: number
  readonly of: number
  /** It has taken over a second: the bar shows it. */
  readonly long: boolean
  /** It deletes the records. */
  readonly removes: boolean
}

/** Whether something that began at `began` (`performance.now()`) takes long enough to show its progress. */
export const isLongRun = (began: number): boolean => performance.now() - began > 1000
