import { Fragment, jsx } from 'react/jsx-runtime'

/** Elements whose content is text alone. */
const textOnly: ReadonlySet<unknown> = new Set(['option', 'optgroup', 'title', 'style', 'script', 'textarea', 'text', 'tspan', 'desc'])

const isText = (child: unknown) => typeof child === 'number' || typeof child === 'string'
/** Whether React shows nothing for a child. */
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean'

const inSpan = (text: string, index: number) => jsx('span', { children: text }, `text ${index}`)

/**
 * Joins texts that follow one another into one element, so that they stay one line of words in a flex container too. The others keep their
 * places, by which React knows them.
 */
const joined = (children: unknown[]): unknown => {
  if (children.every((child) => isText(child) || isNothing(child))) return children.filter(isText).join('')
  const kept: unknown[] = []
  let run: { at: number; text: string } | undefined
  const endRun = () => {
    if (run && run.text !== '') kept[run.at] = run.text.trim() === '' ? run.text : inSpan(run.text, run.at)
    run = undefined
  }
  for (const [index, child] of children.entries()) {
    if (isText(child)) {
      run ??= { at: index, text: '' }
      run.text += String(child)
      kept.push(null)
    } else {
      if (!isNothing(child)) endRun()
      kept.push(child)
    }
  }
  endRun()
  return kept
}

const childrenOf = (type: unknown, children: unknown): unknown => {
  // React places the child of a fragment next to the siblings of the fragment.
  if (type === Fragment && isText(children) && String(children).trim() !== '') return inSpan(String(children), 0)
  if (!Array.isArray(children) || !children.some(isText)) return children
  const kept = joined(children)
  return type === Fragment && typeof kept === 'string' && kept.trim() !== '' ? inSpan(kept, 0) : kept
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
