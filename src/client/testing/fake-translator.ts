/**
 * Does to the page what the translation of a browser does: every text node becomes nested `font` elements, now and after each change. `word`
 * translates. Returns a function that stops it. Whole in itself, so that a test can put it into a page as text.
 */
export const translatePage = (word = (text: string) => text): (() => void) => {
  const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT', 'INPUT', 'OPTION'])
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    for (const node of found) {
      const parent = node.parentElement
      if (!parent || skipped.has(parent.tagName) || parent.isContentEditable || parent.closest('[translate=no]') || !node.data.trim())
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = word(node.data)
      outer.append(inner)
      node.replaceWith(outer)
    }
  }
  translate(document.body)
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && node.tagName !== 'FONT') translate(node)
  })
  changes.observe(document.body, { childList: true, subtree: true })
  return () => changes.disconnect()
}
