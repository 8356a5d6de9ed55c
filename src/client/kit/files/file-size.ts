/** The limit in bytes where the server states none: 25 MiB. */
export const defaultLimit = 25 * 1024 * 1024

/** Formats a number of bytes: `84 KB`, `1.2 MB`. */
export const formatSize = (bytes: number) => {
  if (bytes < 1000) return `${bytes} B`
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB']
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${unit}`
}

/** Rounded away from the limit: a file over it never shows the same size. */
const megabytes = (round: (amount: number) => number, bytes: number) => `${round(bytes / 100_000) / 10} MB`

/** Returns why a file cannot be uploaded, before anything is sent. `limit` is in bytes. */
export const refusalOf = ({ name, size }: { name: string; size: number }, limit: number = defaultLimit): string | undefined => {
  if (size > limit) return `This file is ${megabytes(Math.ceil, size)}. The limit is ${megabytes(Math.floor, limit)}.`
  if (size === 0) return 'This file is empty.'
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return 'The file name has a tab, a line break or another control character. Rename the file.'
  return [...name].length > 255 ? 'The file name is too long. Use at most 255 characters.' : undefined
}
