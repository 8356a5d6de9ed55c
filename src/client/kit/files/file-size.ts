const mebibyte = 1024 * 1024
/** Bytes a file may have where the service does not say: 25 MiB. */
export const usualLimit = 25 * mebibyte

/** A size as people say it: `84 KB`, `1.2 MB`. */
export const sizeInWords = (bytes: number) => {
  if (bytes < 1000) return `${bytes} B`
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB']
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${unit}`
}

/** To the tenth of a megabyte; away from the limit, so that what is over it never reads the same. */
const tenths = (round: (amount: number) => number, bytes: number) => `${round(bytes / 100_000) / 10} MB`

/** Why a file cannot be attached, said before anything is sent; undefined when it can. `limit` is in bytes. */
export const refusalOf = ({ name, size }: { name: string; size: number }, limit: number = usualLimit) => {
  if (size > limit) return `${tenths(Math.ceil, size)} is too large: a file may have ${tenths(Math.floor, limit)}.`
  if (size === 0) return 'This file is empty.'
  return [...name].length > 255 ? 'Its name is too long: 255 characters at most.' : undefined
}
