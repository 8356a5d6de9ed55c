export interface NewPerson {
  name: string
  email: string
}

const address = /[^\s,;<>"()]+@[^\s,;<>"()]*/
/** A recipient: text without a separator outside of quotation marks. */
const recipient = /(?:"[^"]*"|[^;,\t"])+/g

/** Makes a name of an address: `nia.holm@example.com` → `Nia Holm`. */
const nameOf = (email: string) =>
  (email.split('@')[0] ?? '')
    .split('+')[0]
    ?.split(/[._-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim() ?? ''

/**
 * Reads people from a pasted list: lines of a spreadsheet or the recipients of an e-mail, such as `Nia Holm <nia@example.com>`,
 * `nia@example.com; ola@example.com` or `Nia Holm, nia@example.com`. Text without an address has none.
 */
export const readPeople = (text: string): NewPerson[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const parts = line.match(recipient) ?? []
    const words = (part: string) =>
      part
        .replace(address, ' ')
        .replaceAll(/[<>"()]|mailto:/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    const isAlone = parts.filter((part) => address.test(part)).length === 1
    let before = ''
    return parts.flatMap((part) => {
      const [email] = address.exec(part) ?? []
      if (email === undefined) {
        before = `${before} ${words(part)}`.trim()
        return []
      }
      // With one address on the line, its name may follow: `nia@example.com, Nia Holm`.
      const name = isAlone ? parts.map(words).filter(Boolean).join(' ') : `${before} ${words(part)}`.trim()
      before = ''
      return [{ name: name || nameOf(email), email }]
    })
  })
