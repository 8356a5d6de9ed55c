const text = 'p div br hr h1 h2 h3 h4 ul ol li blockquote pre code a strong b em i u s mark sub sup'
const tables = 'table caption thead tbody tr th td'

/** The tags that rich text is stored with. */
export const richTextTags: readonly string[] = `${text} ${tables}`.split(' ')

const lines =
  'address article aside center dd details dl dt fieldset figcaption figure footer form header hgroup legend main nav section summary'

/** Tags that are stored as another one with the same meaning. */
const standIns: ReadonlyMap<string, string> = new Map([
  ...lines.split(' ').map((tag) => [tag, 'div'] as const),
  ...Object.entries({ h5: 'h4', h6: 'h4', del: 's', strike: 's', ins: 'u', kbd: 'code', samp: 'code', tt: 'code', dir: 'ul', menu: 'ul' }),
])

/** The tags that `storedTag` turns into others. */
export const otherTags: readonly string[] = [...standIns.keys(), 'span', 'font']

/** How editors that write styles instead of tags mark text, the first that applies. */
const styled: readonly [RegExp, string][] = [
  [/text-decoration[\w-]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[\w-]*:[^;]*underline/i, 'u'],
]
const notBold = /font-weight:\s*(?:normal|[1-5]00)/i

/** Returns the tag that an element of foreign HTML is stored with; `span` means that only its text is kept. */
export const storedTag = (tag: string, style = ''): string => {
  if ((tag === 'b' || tag === 'strong') && notBold.test(style)) return 'span'
  if (tag === 'span' || tag === 'font') return styled.find(([pattern]) => pattern.test(style))?.[1] ?? 'span'
  return standIns.get(tag) ?? tag
}

const host = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?=[/?#:]|$)/i
const fileName = /^[^/?#]*\.(?:html?|php|aspx?|pdf|docx?|xlsx?|png|jpe?g|gif|txt|md)$/i

/** Returns the address of a link with the protocol that it lacks: `example.com` becomes `https://example.com`. */
const completeAddress = (address: string) => {
  if (/^[^\s@:/]+@[\w.-]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`
  return host.test(address) && !fileName.test(address) ? `https://${address}` : address
}

/** Returns the address of a link, or undefined if it leads to no web page, mailbox or phone. */
const linkAddress = (href: string) => {
  const address = completeAddress(href)
  return /^(?:https?|mailto|tel):/i.test(address) ? address : undefined
}

/** The attributes that rich text is stored with. */
export const richTextAttributes: readonly string[] = ['href', 'colspan', 'rowspan', 'start', 'type']

/** Returns how many columns or rows a table cell spans: 2 to 100, or undefined for a single one. */
const cellSpan = (value: string) => {
  const span = Math.min(Number.parseInt(value, 10), 100)
  return span > 1 ? String(span) : undefined
}

/** Returns the first number of a list, and whether letters or Roman numerals stand for numbers. Large numbers have no Roman numerals. */
const numbering = (start: string, type: string) => {
  const first = /^\d{1,5}$/.test(start) ? Number(start) : 1
  return { start: first === 1 ? undefined : String(first), type: /^[aAiI]$/.test(type) && first > 0 && first < 1000 ? type : undefined }
}

/** Returns the attributes that an element of foreign HTML is stored with, by the tag that it is stored with; `read` returns one of its own. */
export const storedAttributes = (tag: string, read: (name: string) => string | null | undefined): Record<string, string | undefined> => {
  const given = (name: string) => read(name)?.trim() ?? ''
  if (tag === 'a') return { href: linkAddress(given('href')) }
  if (tag === 'td' || tag === 'th') return { colspan: cellSpan(given('colspan')), rowspan: cellSpan(given('rowspan')) }
  return tag === 'ol' ? numbering(given('start'), given('type')) : {}
}
