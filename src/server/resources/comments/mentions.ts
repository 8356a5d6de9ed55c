interface Named {
  id: string
  name: string
}

const normalized = (text: string) => text.normalize('NFKC').toLowerCase()
/** An @ that is not part of an e-mail address. */
const at = /(?<![\p{L}\p{M}\p{N}._+-])@/gu

const beginsWith = (text: string, name: string) =>
  name !== '' && text.startsWith(name) && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(name.length))

/** Returns the longest full names that a text begins with, or else the people whose first name it begins with. */
const namedAt = (text: string, people: Named[]) => {
  const full = people.filter(({ name }) => beginsWith(text, name))
  const longest = Math.max(...full.map(({ name }) => name.length))
  if (full.length) return full.filter(({ name }) => name.length === longest)
  return people.filter(({ name }) => beginsWith(text, name.split(/\s+/)[0] ?? ''))
}

/** Returns the ids of the people whom a text mentions by `@` and their full name, or their first name, in any case. */
export const mentionedIn = (text: string, people: Named[]) => {
  const written = normalized(text)
  const known = people.map(({ id, name }) => ({ id, name: normalized(name).trim() }))
  const mentioned = [...written.matchAll(at)].flatMap(({ index }) => namedAt(written.slice(index + 1), known))
  return [...new Set(mentioned.map(({ id }) => id))]
}
