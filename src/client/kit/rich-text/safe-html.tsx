import { useCallback } from 'react'
import classes from './rich-text.module.css'
import { sanitizeHtml } from './sanitize-html.ts'

/** Wraps a table in a scroll area that the keyboard can reach. */
const makeScrollable = (table: HTMLTableElement) => {
  const frame = document.createElement('div')
  frame.className = classes.table ?? ''
  frame.tabIndex = 0
  frame.role = 'region'
  frame.ariaLabel = 'Table'
  table.replaceWith(frame)
  frame.append(table)
}

const prepare = (html: string) => {
  const nodes = sanitizeHtml(html)
  for (const link of nodes.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noreferrer noopener nofollow'
  }
  // A table inside a table scrolls with it.
  for (const table of nodes.querySelectorAll('table')) if (!table.parentElement?.closest('table')) makeScrollable(table)
  return nodes
}

interface SafeHtmlProps {
  html: string
  className?: string | undefined
}

/** Shows HTML that people wrote: sanitized on the way in, without scripts, styles or pictures. Links open in a new tab. */
export const SafeHtml = ({ html, className }: SafeHtmlProps) => {
  const fill = useCallback((element: HTMLDivElement | null) => element?.replaceChildren(prepare(html)), [html])
  return <div ref={fill} className={[classes.prose, className].filter(Boolean).join(' ')} dir="auto" />
}
