import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { keptFrom } from '../../ui/dates/kept-from.ts'
import { readDraft } from '../../ui/edit/draft-storage.ts'
import type { Written } from '../comments/written.ts'
import classes from './kept-note.module.css'
import { newNoteDraft } from './note-composer.tsx'

/** The note that one was writing to a contact that is gone: it is still kept on this device, and can be copied. */
export const KeptNote = ({ contactId }: { contactId: string }) => {
  const me = useMe()
  const [kept] = useState(() => readDraft<Written>(newNoteDraft(me.id, contactId)))
  const [copied, setCopied] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  if (!kept || kept.value.body.trim() === '') return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(kept.value.body)
      setCopied(true)
    } catch {
      // Not allowed here: selected, so that the keys copy it.
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }
  return (
    <section className={classes.kept} aria-label="Your unsent note">
      <p className={classes.says}>Your unsent note is still kept on this device, from {keptFrom(new Date(kept.at), new Date())}.</p>
      <p ref={text} className={classes.text} dir="auto">
        {kept.value.body}
      </p>
      <Button size="xs" variant="default" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </section>
  )
}
