/** "2,418". `toLocaleString` delays the first paint by 40 ms. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** `+2`, `−1` */
export const formatDifference = (by: number): string => `${by < 0 ? '−' : '+'}${formatCount(Math.abs(by))}`
