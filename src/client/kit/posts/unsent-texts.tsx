import { Button } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { richTextLines } from '../../../contract/rich-text/text.ts'
import { currentTime } from '../../clock.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { formatDraftTime } from '../../ui/dates/format-draft-time.ts'
import { copyText } from '../../ui/text/copy-text.ts'
import { draftKeys, readDraft } from '../drafts/draft-storage.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { restoreCaret, saveCaret, savedCaret } from '../rich-text/saved-caret.ts'
import { draftNoun, emptyDraft } from './post-draft.ts'
import classes from './unsent-texts.module.css'

interface Unsent {
  readonly draftKey: string
  /** "note", "comment", "background" */
  readonly noun: string
}

const isHtml = (text: string) => /^<[a-z][^>]*>/.test(text)

/** Returns the text of a draft; an empty one if it holds none. */
const textOf = (draft: unknown): string => {
  if (typeof draft === 'string') return isHtml(draft) ? richTextLines(draft) : draft
  if (typeof draft !== 'object' || draft === null) return ''
  if ('body' in draft) return textOf(draft.body)
  const parts = Object.values(draft)
  return parts.every((part) => typeof part === 'string') ? parts.filter(Boolean).join('\n') : ''
}

/** Returns the draft with another text; undefined if it is made of more than one plain text. */
const withText = (draft: unknown, text: string): unknown => {
  if (typeof draft === 'string') return isHtml(draft) ? undefined : text
  return typeof draft === 'object' && draft !== null && 'body' in draft ? { ...draft, body: text, xHtml: undefined } : undefined
}

/** The text of a draft whose editor is gone, to copy. It keeps the focus of that editor. */
export const UnsentText = ({ draftKey, noun, onDiscard }: Unsent & { onDiscard?: () => void }) => {
  const [empty] = useState(() => (typeof readDraft(draftKey)?.value === 'string' ? '' : emptyDraft))
  const [draft, setDraft] = useDraft<unknown>(draftKey, empty)
  const text = textOf(draft)
  const [keptAt] = useState(() => readDraft(draftKey)?.at)
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const box = field.current
    restoreCaret(box, draftKey)
    return () => saveCaret(box, draftKey, noun)
  }, [draftKey, noun])
  const copy = async () => {
    const isCopied = await copyText(text)
    setCopied(isCopied)
    // Without permission the text is selected, to be copied by keyboard.
    if (!isCopied) field.current?.select()
  }
  return (
    <section className={classes.post} aria-label={`Your unsent ${noun}`}>
      <p className={classes.hint}>
        Your unsent {noun} is saved on this device{keptAt !== undefined && ` (${formatDraftTime(new Date(keptAt), currentTime())})`}.
      </p>
      <textarea
        ref={field}
        className={classes.text}
        aria-label={`Unsent ${noun}`}
        dir="auto"
        value={text}
        readOnly={withText(draft, text) === undefined}
        onChange={({ currentTarget: { value } }) => {
          setCopied(false)
          setDraft((now: unknown) => withText(now, value))
        }}
      />
      <Button size="xs" variant="default" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
      {onDiscard && (
        <Button size="xs" variant="text" onClick={onDiscard}>
          Discard
        </Button>
      )}
    </section>
  )
}

export const hasText = ({ draftKey }: Unsent) => textOf(readDraft(draftKey)?.value).trim() !== ''

/**
 * The drafts of notes, comments and fields of a record that is no longer available, to copy. The one that was being written when the
 * record disappeared keeps the focus, so what is typed next still goes into it.
 */
export const UnsentTexts = ({ record: { resource, id } }: { record: { resource: string; id: string } }) => {
  const meId = useMe().id
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() =>
    draftKeys(`${meId}:${resource}:${id}:`)
      .toSorted()
      .map((draftKey) => ({ draftKey, noun: draftNoun(draftKey) }))
      .filter(hasText),
  )
  useLayoutEffect(() => {
    const left = savedCaret()
    if (left && hasText(left)) setUnsent((now) => (now.some(({ draftKey }) => draftKey === left.draftKey) ? now : [...now, left]))
  }, [])
  return unsent.map(({ draftKey, noun }) => <UnsentText key={draftKey} draftKey={draftKey} noun={noun} />)
}
