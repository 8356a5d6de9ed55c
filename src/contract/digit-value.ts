const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Returns the value of a decimal digit of any script as `0` to `9`: the digits of a script follow each other from its zero. */
export const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return String(value)
}
