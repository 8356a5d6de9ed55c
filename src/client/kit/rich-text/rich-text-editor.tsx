import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import type { RichTextProps } from './editor.tsx'
import classes from './rich-text.module.css'

const layer = lazyComponent(() => import('./editor.tsx').then(({ Editor }) => Editor))

/**
 * Writes HTML within what the service stores: paragraphs, headings, lists, links, quotes, code and tables. The value is the empty string
 * while nothing is written. Its code is fetched when it is first shown.
 */
export const RichTextEditor = (props: RichTextProps) => (
  <layer.Component {...props} fallback={<div className={classes.loading} role="status" aria-label="Loading the editor" />} />
)
