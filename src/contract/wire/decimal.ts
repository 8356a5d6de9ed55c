/** Parses decimal text into an integer of its smallest unit: `"12.5"` with four places is `125000n`. */
export const readDecimal = (text: string, places: number): bigint => {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return BigInt(`${sign}${whole}${fraction.slice(0, places).padEnd(places, '0')}`)
}

/** Returns the shortest text of such an integer: `125000n` with four places is `"12.5"`. */
export const writeDecimal = (value: bigint, places: number): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, digits.length - places)}${fraction && `.${fraction}`}`
}

/** Adds decimal texts exactly. */
export const addDecimals = (texts: readonly string[], places: number): string =>
  writeDecimal(
    texts.reduce((sum, text) => sum + readDecimal(text, places), 0n),
    places,
  )
