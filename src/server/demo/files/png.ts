import { bigEndian, joined, textBytes } from './bytes.ts'

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

const crc = (bytes: Uint8Array): number => {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 255] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

const adler = (bytes: Uint8Array): number => {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
}

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const body = joined([textBytes(type), data])
  return joined([bigEndian(data.length), body, bigEndian(crc(body))])
}

// One stored block, not compressed: enough for a small picture.
const stored = (data: Uint8Array): Uint8Array => {
  if (data.length > 65535) throw new Error('The picture is too large for one block.')
  const length = Uint8Array.of(1, data.length, data.length >>> 8, ~data.length, ~data.length >>> 8)
  return joined([Uint8Array.of(0x78, 0x01), length, data, bigEndian(adler(data))])
}

export type Colour = readonly [red: number, green: number, blue: number]

/** Encodes a picture of at most sixteen colours. `colourAt` returns the index of a pixel in `palette`. */
export const png = (
  width: number,
  height: number,
  palette: Colour[],
  colourAt: (x: number, y: number) => number,
): Uint8Array<ArrayBuffer> => {
  const line = Math.ceil(width / 2)
  const dots = new Uint8Array((line + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * (line + 1) + 1 + (x >> 1)
      dots[place] = (dots[place] ?? 0) | (colourAt(x, y) << (x % 2 === 0 ? 4 : 0))
    }
  }
  const head = joined([bigEndian(width), bigEndian(height), Uint8Array.of(4, 3, 0, 0, 0)])
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', stored(dots)),
    chunk('IEND', new Uint8Array()),
  ])
}
