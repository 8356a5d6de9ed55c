export interface NewPerson {
  name: string
  email: string
}

const address = /[^\s,;<>"()]+@[^\s,;<>"()]+/g

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
    const found = [...line.matchAll(address)]
    let from = 0
    return found.map(({ 0: email, index }) => {
      // With one address on the line, its name may follow: `nia@example.com, Nia Holm`.
      const around = found.length === 1 ? line.replace(email, ' ') : line.slice(from, index)
      from = index + email.length
      const words = around.replaceAll(/[<>,;"()\t]|mailto:/g, ' ').replaceAll(/\s+/g, ' ')
      const name = words.trim()
      return { name: name || nameOf(email), email }
    })
  })
