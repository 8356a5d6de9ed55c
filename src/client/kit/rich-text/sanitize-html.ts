import DOMPurify from 'dompurify'
import { otherTags, richTextAttributes, richTextTags, storedAttributes, storedTag } from '../../../contract/rich-text/tags.ts'
import { limitTables } from './limit-tables.ts'

const renamed = otherTags.join()
const attributed = richTextAttributes.map((name) => `[${name}]`).join()

/** Gives an element another tag; `span` leaves only what it holds. */
const rename = (element: Element, tag: string) => {
  if (tag === 'span') return element.replaceWith(...element.childNodes)
  if (tag === element.localName) return
  const other = document.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Leaves an element the attributes that it is stored with. */
const limitAttributes = (element: Element) => {
  const stored = storedAttributes(element.localName, (name) => element.getAttribute(name))
  for (const name of richTextAttributes) {
    const value = stored[name]
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

const isHtml = (text: string) => /<[a-z]/i.test(text)

/**
 * Returns untrusted HTML as nodes, reduced to the tags and attributes that the service stores; a text without tags keeps its lines. Nothing is
 * parsed a second time.
 */
export const sanitizeHtml = (html: string): DocumentFragment => {
  const nodes = DOMPurify.sanitize(isHtml(html) ? html : html.replaceAll('\n', '<br>'), {
    ALLOWED_TAGS: [...richTextTags, ...otherTags, '#text'],
    ALLOWED_ATTR: [...richTextAttributes, 'style'],
    // Other attributes are checked as addresses too.
    ADD_URI_SAFE_ATTR: [...richTextAttributes.filter((name) => name !== 'href'), 'style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^\s:/]+[.@])/i,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const element of nodes.querySelectorAll(`${renamed},b,strong`))
    rename(element, storedTag(element.localName, element.getAttribute('style') ?? ''))
  for (const element of nodes.querySelectorAll('[style]')) element.removeAttribute('style')
  for (const element of nodes.querySelectorAll(attributed)) limitAttributes(element)
  limitTables(nodes)
  return nodes
}
