import type { FormattedText } from '../../../kit/rich-text/formatted-text.ts'
import { SafeHtml } from '../../../kit/rich-text/safe-html.tsx'
import type { ChangedText } from '../../../ui/text/compare-texts.ts'
import { ComparedText } from '../../../ui/text/compared-text.tsx'
import { LinkedText } from '../../../ui/text/linked-text.tsx'
import classes from './board-text.module.css'

const heading = /^#{1,3}\s+/

/** Whether a line is a heading: it begins with #. */
const isHeading = (line: string) => heading.test(line)

const PlainText = ({ text }: { text: string }) => (
  <div className={classes.text}>
    {text.split(/\r?\n/).map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
      <p key={at} className={isHeading(line) ? classes.heading : undefined}>
        {isHeading(line) ? line.replace(heading, '') : line === '' ? '\u00a0' : <LinkedText text={line} />}
      </p>
    ))}
  </div>
)

/** Shows the text of a revision: with its formats, or as it was written. Lines of plain text that begin with # are shown as headings. */
export const BoardText = ({ text: { body, xHtml } }: { text: FormattedText }) =>
  xHtml === undefined ? <PlainText text={body} /> : <SafeHtml html={xHtml} className={classes.text} />

/** A line of a comparison, with what is only in this text marked. */
export const ComparedLine = ({ pieces }: { pieces: readonly ChangedText[] }) => {
  const isTitle = isHeading(pieces.map(({ text }) => text).join(''))
  const shown = isTitle ? pieces.map((piece, at) => (at === 0 ? { ...piece, text: piece.text.replace(heading, '') } : piece)) : pieces
  return (
    <p className={isTitle ? classes.heading : undefined}>
      <ComparedText pieces={shown} />
    </p>
  )
}
