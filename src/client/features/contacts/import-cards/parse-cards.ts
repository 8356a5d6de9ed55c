/** A line of a contact card (vCard): `item1.TEL;TYPE=CELL,PREF:+49 151`. */
export interface CardProperty {
  readonly group: string
  /** In capitals. */
  readonly name: string
  /** The values of all parameters, in capitals: `CELL`, `PREF`. Version 2.1 writes them without `TYPE=`. */
  readonly types: ReadonlySet<string>
  readonly text: string
  /** The parts between semicolons, of names and addresses. */
  readonly parts: readonly string[]
}

const isQuotedPrintable = (line: string) => /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(line)

/** Joins lines that were folded: the next one begins with a space, or in quoted-printable text this one ends with an equals sign. */
const unfold = (text: string): string[] => {
  const lines: string[][] = []
  let hasSoftEnds = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const parts = lines.at(-1)
    const last = parts?.at(-1)
    if (hasSoftEnds && last?.endsWith('=')) parts?.splice(-1, 1, last.slice(0, -1), line)
    else if (parts && /^[ \t]/.test(line)) parts.push(line.slice(1))
    else {
      lines.push([line])
      hasSoftEnds = isQuotedPrintable(line)
    }
  }
  return lines.map((parts) => parts.join(''))
}

const decoderOf = (charset: string) => {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** Reads `J=C3=BCrgen`. */
const fromQuotedPrintable = (text: string, charset: string) =>
  text.replace(/(?:=[\dA-F]{2})+/gi, (codes) =>
    decoderOf(charset).decode(Uint8Array.from(codes.slice(1).split('='), (code) => Number.parseInt(code, 16))),
  )

const plain = (text: string) => text.replace(/\\([\\,;:nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter)).trim()

const propertyPattern = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s

const readProperty = (line: string): CardProperty | undefined => {
  const [, group = '', name, settings = '', value = ''] = propertyPattern.exec(line) ?? []
  if (name === undefined) return undefined
  const given = settings
    .split(';')
    .filter(Boolean)
    .map((each) => each.split('='))
  const charset = given.find(([key]) => key?.toUpperCase() === 'CHARSET')?.[1] ?? 'utf-8'
  const text = isQuotedPrintable(line) ? fromQuotedPrintable(value, charset) : value
  const types = given.flatMap((each) => (each.at(-1) ?? '').replaceAll('"', '').toUpperCase().split(','))
  const parts = text.match(/(?:\\[\s\S]|[^;\\])+|(?<=^|;)(?=;|$)/g) ?? ['']
  return { group, name: name.toUpperCase(), types: new Set(types), text: plain(text), parts: parts.map(plain) }
}

/** Whether a text has contact cards. */
export const hasCards = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD/i.test(text)

/** Reads the contact cards of a file, in any of the versions 2.1, 3 and 4. The libraries for them do not read the text of version 2.1. */
export const parseCards = (text: string): CardProperty[][] => {
  const cards: CardProperty[][] = []
  for (const line of unfold(text)) {
    const property = readProperty(line)
    if (property?.name === 'BEGIN') cards.push([])
    else if (property && property.name !== 'END') cards.at(-1)?.push(property)
  }
  return cards
}
