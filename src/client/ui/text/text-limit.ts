/** Bytes of UTF-8 that one long text can have. */
const most = 65_536

const encoder = new TextEncoder()

const inKib = (bytes: number) => `${Math.ceil(bytes / 102.4) / 10} KiB`

/** Says by how much a text is too long, before it is sent; undefined if it is not. */
export const tooLong = (text: string): string | undefined => {
  if (text.length <= most / 4) return undefined
  const over = encoder.encode(text).length - most
  return over > 0 ? `The text is ${inKib(over)} too long. It can have 64 KiB. Shorten it, or attach it as a file.` : undefined
}

/** Says by how much a pasted text would make the whole `text` too long; undefined if it fits. */
export const tooLongToPaste = (text: string): string | undefined => {
  const over = text.length > most / 4 ? encoder.encode(text).length - most : 0
  return over > 0 ? `Not pasted: it is ${inKib(over)} too long for a text of 64 KiB. Paste less of it, or attach it as a file.` : undefined
}
