import type { ChangedText } from './compare-texts.ts'
import classes from './compared-text.module.css'

const tags = { same: 'span', removed: 'del', added: 'ins' } as const

/** Parts of a text, with what was removed and what was added marked. */
export const ComparedText = ({ pieces }: { pieces: readonly ChangedText[] }) =>
  pieces.map(({ text, kind }, at) => {
    const Tag = tags[kind]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity
      <Tag key={at} className={kind === 'same' ? undefined : classes[kind]}>
        {text === '' ? '\u00a0' : text}
      </Tag>
    )
  })
