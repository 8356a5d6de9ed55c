import { numberFormat } from '../../locale.ts'

/** "2,418" */
export const formatCount = (count: number): string => numberFormat({}).format(count)

/** `+2`, `−1` */
export const formatDifference = (by: number): string => `${by < 0 ? '−' : '+'}${formatCount(Math.abs(by))}`
