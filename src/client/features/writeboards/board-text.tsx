import { LinkedText } from '../../ui/text/linked-text.tsx'
import classes from './board-text.module.css'
import type { ChangedText } from './compare-texts.ts'

const heading = /^#{1,3}\s+/

/** Whether a line is a heading: it begins with #. */
const isHeading = (line: string) => heading.test(line)

/** A text as it was written. Lines that begin with # are shown as headings. */
export const BoardText = ({ text }: { text: string }) => (
  <div className={classes.text}>
    {text.split(/\r?\n/).map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
      <p key={at} className={isHeading(line) ? classes.heading : undefined}>
        {isHeading(line) ? line.replace(heading, '') : line === '' ? '\u00a0' : <LinkedText text={line} />}
      </p>
    ))}
  </div>
)

const tags = { same: 'span', removed: 'del', added: 'ins' } as const

/** A line of a comparison, with what is only in this text marked. */
export const ComparedText = ({ pieces }: { pieces: readonly ChangedText[] }) => {
  const isTitle = isHeading(pieces.map(({ text }) => text).join(''))
  return (
    <p className={isTitle ? classes.heading : undefined}>
      {pieces.map(({ text, kind }, at) => {
        const Tag = tags[kind]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity
          <Tag key={at} className={kind === 'same' ? undefined : classes[kind]}>
            {text === '' ? '\u00a0' : at === 0 && isTitle ? text.replace(heading, '') : text}
          </Tag>
        )
      })}
    </p>
  )
}
