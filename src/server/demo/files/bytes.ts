const encoder = new TextEncoder()

export const textBytes = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

export const joined = (parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}

/** Returns four bytes, most significant first. */
export const bigEndian = (number: number): Uint8Array => Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number)
