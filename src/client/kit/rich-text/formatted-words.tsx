import { LinkedText } from '../../ui/text/linked-text.tsx'
import type { FormattedText } from './formatted-text.ts'
import classes from './rich-text.module.css'
import { SafeHtml } from './safe-html.tsx'

/** Shows a text with its formats, or as it is if it has none. */
export const FormattedWords = ({ text: { body, xHtml } }: { text: FormattedText }) =>
  xHtml === undefined ? <LinkedText text={body} /> : <SafeHtml html={xHtml} className={classes.words} />
