interface Name {
  readonly name: string
  readonly lastName: string
}

/** What stands after a comma and is no first name. */
const suffix =
  /^(?:jr|sr|ii|iii|iv|esq|ph\.? ?d|m\.? ?d|mba|m\.?sc|b\.?sc|m\.?a|b\.?a|cpa|dds|ll\.?m|dipl\b.*|dr\b.*|prof\b.*|mag|ing)\.?$/i
const company = /^(?:inc|ltd|llc|llp|plc|gmbh|ag|kg|co|corp|s\.?a|s\.?l|s\.?r\.?l|b\.?v|n\.?v|oy|ab|as|a\/s|limited|incorporated)\.?$/i

/** A last name begins with them: "de la Cruz", "van der Berg". */
const particle = /^(?:van|von|vom|zu|zum|zur|der|den|de|del|della|di|da|das|do|dos|du|des|la|las|le|los|ten|ter|af|av|bin|ibn|ben|el|al)$/

const isParticle = (word: string | undefined) => word !== undefined && particle.test(word)

/** Splits a name written first name first. The last name is the last word, with the particles before it. */
const splitInOrder = (words: readonly string[]): Name => {
  if (words.length < 2) return { name: words.join(' '), lastName: '' }
  if (isParticle(words[0])) {
    // "van der Berg Jan": the last name comes first.
    const end = words.findIndex((word) => !isParticle(word)) + 1
    if (end > 0 && end < words.length) return { name: words.slice(end).join(' '), lastName: words.slice(0, end).join(' ') }
  }
  const first = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word))
  const from = first < 0 ? words.length - 1 : first
  return { name: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') }
}

/** Splits a full name of a file: "Anna Weber", or "Weber, Anna". A title after a comma is no part of it. */
export const readName = (whole: string): Name => {
  const [last = '', ...rest] = whole.split(',').map((part) => part.trim())
  if (rest.some((part) => company.test(part))) return { name: whole.trim(), lastName: '' }
  const first = rest.filter((part) => part !== '' && !suffix.test(part))[0]
  if (first !== undefined && last !== '') return { name: first, lastName: last }
  return splitInOrder((last || first || '').split(/\s+/).filter(Boolean))
}
