/** Bytes of UTF-8 that one long text can have. */
const most = 65_536

const encoder = new TextEncoder()

/** Returns by how much a text is too long, such as `1.5 KiB`; undefined if it is not. A UTF-16 unit is at most three bytes. */
const excessOf = (text: string): string | undefined => {
  const over = text.length > most / 4 ? encoder.encode(text).length - most : 0
  return over > 0 ? `${Math.ceil(over / 102.4) / 10} KiB` : undefined
}

/** Says by how much a text is too long, before it is sent; undefined if it is not. */
export const tooLong = (text: string): string | undefined => {
  const excess = excessOf(text)
  return excess && `The text is ${excess} too long. It can have 64 KiB. Shorten it, or attach it as a file.`
}

/** Says by how much a pasted text would make the whole `text` too long; undefined if it fits. */
export const tooLongToPaste = (text: string): string | undefined => {
  const excess = excessOf(text)
  return excess && `Not pasted: it is ${excess} too long for a text of 64 KiB. Paste less of it, or attach it as a file.`
}
