const levelOf = (element: Element) => Number(/mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 0)

/** Removes the number or bullet that Word writes before an item as text, and returns the tag of its list. */
const takeMarker = (item: Element) => {
  const marker = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''))
  const isNumbered = /^\s*\(?[\p{L}\d]{1,4}[.)]/u.test(marker?.textContent ?? '')
  marker?.remove()
  return isNumbered ? 'ol' : 'ul'
}

/** Turns the paragraphs that Word writes for the items of its lists into nested lists. */
export const nestWordLists = (nodes: DocumentFragment): void => {
  /** The open lists, outermost first. */
  let open: Element[] = []
  let last: Element | undefined
  for (const paragraph of nodes.querySelectorAll('p, h1, h2, h3, h4')) {
    const level = Math.min(levelOf(paragraph), 9)
    if (level === 0) continue
    if (!last || paragraph.previousElementSibling !== last) open = []
    const tag = takeMarker(paragraph)
    open = open.slice(0, level)
    if (open.length === level && open.at(-1)?.localName !== tag) open.pop()
    while (open.length < level) {
      const list = document.createElement(tag)
      const above = open.at(-1)
      if (!above) paragraph.before(list)
      else {
        if (!above.lastElementChild) above.append(document.createElement('li'))
        above.lastElementChild?.append(list)
      }
      open.push(list)
    }
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
    paragraph.remove()
    last = open[0]
  }
}
