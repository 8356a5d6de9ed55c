const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that can be read out: four groups of four, without letters that look alike (79 bits). */
export const newPassword = (): string => {
  const picked: string[] = []
  while (picked.length < 16) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // The last part of the range would make some letters likelier than others.
    if (byte < letters.length * 8) picked.push(letters.charAt(byte % letters.length))
  }
  return [0, 4, 8, 12].map((at) => picked.slice(at, at + 4).join('')).join('-')
}
