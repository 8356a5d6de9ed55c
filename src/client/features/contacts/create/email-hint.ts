const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Returns the edit distance of two words (Levenshtein). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}

/** Returns the domains of these addresses, most frequent first. */
export const domainsOf = (addresses: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const domain of addresses.filter((address) => address.includes('@')).map(domainOf)) counts.set(domain, (counts.get(domain) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([domain]) => domain)
}

/** Suggests the address with a domain of the company when the typed domain is incomplete or almost the same. */
export const emailHint = (typed: string, domains: readonly string[]): string | undefined => {
  const at = typed.lastIndexOf('@')
  const domain = domainOf(typed)
  if (at < 1 || domain.length < 2 || domains.includes(domain)) return undefined
  const meant = domains.find((known) => known.startsWith(`${domain}.`) || known.startsWith(domain) || distance(domain, known) <= 2)
  return meant && `${typed.slice(0, at)}@${meant}`
}
