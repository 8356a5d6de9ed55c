import { Fragment, jsx } from 'react/jsx-runtime'

/** Elements whose content is text alone. */
const textOnly: ReadonlySet<unknown> = new Set(['option', 'optgroup', 'title', 'style', 'script', 'textarea', 'text', 'tspan', 'desc'])

const isText = (child: unknown) => typeof child === 'number' || (typeof child === 'string' && child.trim() !== '')

const inSpan = (child: unknown, index: number) => (isText(child) ? jsx('span', { children: child as string }, `text ${index}`) : child)

const childrenOf = (type: unknown, children: unknown): unknown => {
  if (Array.isArray(children)) return children.some(isText) ? children.map(inSpan) : children
  // React places the child of a fragment next to the siblings of the fragment.
  return type === Fragment ? inSpan(children, 0) : children
}

/** Whether the element holds words of people, such as names, which are not translated. */
const holdsWords = (type: unknown, props: object) => type === 'bdi' || ('dir' in props && props.dir === 'auto')

/**
 * Returns the props of an element that stays whole in a page that the browser translates. Translators replace text nodes, which React then
 * can't find: it fails, or leaves the old words. It does find elements, and the only text of an element, so text beside anything else gets
 * an element of its own.
 */
export const propsFor = (type: unknown, props: object): object => {
  if (textOnly.has(type)) return props
  const children = 'children' in props ? props.children : undefined
  const kept = childrenOf(type, children)
  const changed = kept === children ? props : { ...props, children: kept }
  return holdsWords(type, props) && !('translate' in props) ? { ...changed, translate: 'no' } : changed
}
