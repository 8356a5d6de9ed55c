import DOMPurify from 'dompurify'
import { cellSpan, linkAddress, otherTags, richTextTags, storedTag } from '../../../contract/rich-text/tags.ts'
import { limitTables } from './limit-tables.ts'

const renamed = otherTags.join()

/** Gives an element another tag; `span` leaves only what it holds. */
const rename = (element: Element, tag: string) => {
  if (tag === 'span') return element.replaceWith(...element.childNodes)
  if (tag === element.localName) return
  const other = document.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

const limitSpans = (cell: Element) => {
  for (const name of ['colspan', 'rowspan']) {
    const span = cellSpan(cell.getAttribute(name))
    if (span === undefined) cell.removeAttribute(name)
    else cell.setAttribute(name, String(span))
  }
}

const completeLink = (link: Element) => {
  const address = linkAddress(link.getAttribute('href') ?? '')
  if (/^(?:https?|mailto|tel):/i.test(address)) link.setAttribute('href', address)
  else link.removeAttribute('href')
}

const isHtml = (text: string) => /<[a-z]/i.test(text)

/**
 * Returns untrusted HTML as nodes, reduced to the tags and attributes that the service stores; a text without tags keeps its lines. Nothing is
 * parsed a second time.
 */
export const sanitizeHtml = (html: string): DocumentFragment => {
  const nodes = DOMPurify.sanitize(isHtml(html) ? html : html.replaceAll('\n', '<br>'), {
    ALLOWED_TAGS: [...richTextTags, ...otherTags, '#text'],
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'style'],
    // Other attributes are checked as addresses too.
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^\s:/]+[.@])/i,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const element of nodes.querySelectorAll(`${renamed},b,strong`))
    rename(element, storedTag(element.localName, element.getAttribute('style') ?? ''))
  for (const element of nodes.querySelectorAll('[style]')) element.removeAttribute('style')
  for (const link of nodes.querySelectorAll('a[href]')) completeLink(link)
  for (const cell of nodes.querySelectorAll('[colspan], [rowspan]')) limitSpans(cell)
  limitTables(nodes)
  return nodes
}
