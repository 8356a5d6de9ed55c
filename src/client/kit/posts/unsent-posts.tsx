import { Button } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { formatDraftTime } from '../../ui/dates/format-draft-time.ts'
import { readDraft } from '../../ui/edit/draft-storage.ts'
import { useDraft } from '../../ui/edit/use-draft.ts'
import { emptyDraft, newPostKey, type PostDraft } from './post-draft.ts'
import { restoreCaret, saveCaret, savedCaret } from './saved-caret.ts'
import classes from './unsent-posts.module.css'

interface Unsent {
  readonly draftKey: string
  /** "note" or "comment" */
  readonly noun: string
}

const UnsentPost = ({ draftKey, noun }: Unsent) => {
  const [draft, setDraft] = useDraft<PostDraft>(draftKey, emptyDraft)
  const [keptAt] = useState(() => readDraft(draftKey)?.at)
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const box = field.current
    restoreCaret(box, draftKey)
    return () => saveCaret(box, draftKey, noun)
  }, [draftKey, noun])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(draft.body)
      setCopied(true)
    } catch {
      // Without permission the text is selected, to be copied by keyboard.
      field.current?.select()
    }
  }
  return (
    <section className={classes.post} aria-label={`Your unsent ${noun}`}>
      <p className={classes.hint}>
        Your unsent {noun} is saved on this device{keptAt !== undefined && ` (${formatDraftTime(new Date(keptAt), new Date())})`}.
      </p>
      <textarea
        ref={field}
        className={classes.text}
        aria-label={`Unsent ${noun}`}
        dir="auto"
        value={draft.body}
        onChange={({ currentTarget: { value: body } }) => {
          setCopied(false)
          setDraft((now) => ({ ...now, body }))
        }}
      />
      <Button size="xs" variant="default" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </section>
  )
}

const hasText = ({ draftKey }: Unsent) => (readDraft<PostDraft>(draftKey)?.value.body ?? '').trim() !== ''

/**
 * The drafts of notes and comments on a record that is no longer available, to copy. The one that was being written when the record
 * disappeared keeps the focus, so what is typed next still goes into it.
 */
export const UnsentPosts = ({ of }: { of: { resource: string; id: string } }) => {
  const meId = useMe().id
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() =>
    ['note', 'comment'].map((noun) => ({ noun, draftKey: newPostKey(meId, of, noun) })).filter(hasText),
  )
  useLayoutEffect(() => {
    const left = savedCaret()
    if (left && hasText(left)) setUnsent((now) => (now.some(({ draftKey }) => draftKey === left.draftKey) ? now : [...now, left]))
  }, [])
  return unsent.map(({ draftKey, noun }) => <UnsentPost key={draftKey} draftKey={draftKey} noun={noun} />)
}
