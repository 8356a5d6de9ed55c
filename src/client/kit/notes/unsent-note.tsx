import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { keptFrom } from '../../ui/dates/kept-from.ts'
import { readDraft } from '../../ui/edit/draft-storage.ts'
import { newPostKey, type PostDraft } from '../posts/post-draft.ts'
import type { NoteOwner } from './note-resource.ts'
import classes from './unsent-note.module.css'

/** The draft of a note on a record that is no longer available, to copy. */
export const UnsentNote = ({ owner }: { owner: NoteOwner }) => {
  const me = useMe()
  const [draft] = useState(() => readDraft<PostDraft>(newPostKey(me.id, owner, 'note')))
  const [copied, setCopied] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  if (!draft || draft.value.body.trim() === '') return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(draft.value.body)
      setCopied(true)
    } catch {
      // Without permission the text is selected, to be copied by keyboard.
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }
  return (
    <section className={classes.note} aria-label="Your unsent note">
      <p className={classes.hint}>Your unsent note is saved on this device ({keptFrom(new Date(draft.at), new Date())}).</p>
      <p ref={text} className={classes.text} dir="auto">
        {draft.value.body}
      </p>
      <Button size="xs" variant="default" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </section>
  )
}
