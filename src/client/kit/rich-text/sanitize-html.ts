import DOMPurify from 'dompurify'

const text = 'p br strong b em i u s code pre blockquote h1 h2 h3 h4 ul ol li a hr'
const tables = 'table thead tbody tr th td'

/** Returns untrusted HTML as nodes, reduced to the tags and attributes that the service stores. Nothing is parsed a second time. */
export const sanitizeHtml = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: `${text} ${tables} #text`.split(' '),
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
    RETURN_DOM_FRAGMENT: true,
  })
