const latin = new TextDecoder('windows-1252')

/** The bytes of letters in Windows-1252, and in Latin-1, which some programs take instead. */
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => byte).flatMap((byte): [string, number][] => [
    [String.fromCharCode(byte), byte],
    [latin.decode(Uint8Array.of(byte)), byte],
  ]),
)

/**
 * Decodes UTF-8 that a program took for Windows-1252 and encoded again, which turns "Müller" into "MÃ¼ller".
 *
 * @returns undefined for any other text
 */
export const decodeTwice = (bytes: Uint8Array): string | undefined => {
  const once = new TextDecoder().decode(bytes)
  // The first bytes of letters in UTF-8.
  if (!/[\u00c2-\u00f4]/.test(once)) return undefined
  const inner = [...once].map((letter) => byteOf.get(letter))
  if (inner.includes(undefined)) return undefined
  try {
    const twice = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(inner as number[]))
    return twice === once ? undefined : twice
  } catch {
    return undefined
  }
}
