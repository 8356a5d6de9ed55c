import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { memo, useRef, useState } from 'react'
import type { Note, NoteChange } from '../../../contract/notes/notes.ts'
import { editRows } from '../../lib/cache/page-cache.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { formatDateTime, formatTime } from '../../ui/dates/format-date.ts'
import { readDraft } from '../../ui/edit/draft-storage.ts'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { useFocusBack } from '../../ui/inline/use-focus-back.ts'
import { usePhone } from '../../ui/media/use-phone.ts'
import { LinkedText } from '../../ui/text/linked-text.tsx'
import { CommentThread, hasKeptComment } from '../comments/comment-thread.tsx'
import { AttachedFiles } from '../files/attached-files.tsx'
import { useUndoable } from '../undo/use-undoable.ts'
import type { AudienceChange } from '../visibility/audience.ts'
import { SeenBy } from '../visibility/seen-by.tsx'
import classes from './entries.module.css'
import { noteMutations, touchedNote } from './mutations.ts'
import { audienceOf, audienceUpdate } from './note-audience.ts'
import { noteCache } from './note-cache.ts'
import { editedNoteDraft, NoteEditor } from './note-editor.tsx'

interface NoteItemProps {
  note: Note
  contactId: string
  touches: readonly QueryKey[]
  authorName: string
  /** The author and administrators change and delete. */
  may: boolean
}

const tell = (what: string) => (error: Error) => notify({ message: `${what} ${errorMessage(error)}`, tone: 'red' })

const useNote = ({ note, contactId, touches }: NoteItemProps) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  const touched = [touchedNote(note.id, contactId)]
  const mutations = noteMutations(contactId, touches)
  const update = useMutation(mutations.update())
  const remove = useMutation(mutations.remove())
  return {
    save: async (change: NoteChange, shown: Partial<Note>, was: string) => {
      const { changeId } = await update.mutateAsync({ id: note.id, change, shown, ...(change.body !== undefined && { was }) })
      done({ message: 'Note changed', changeId, touched, quiet: true })
    },
    // Not the callbacks of `mutate`: they are not called when the note has gone from the page.
    choose: (change: AudienceChange) =>
      void update
        .mutateAsync({ id: note.id, ...audienceUpdate(note, change) })
        .then(
          ({ changeId }) => done({ message: 'Who can see the note was changed', changeId, touched }),
          tell('Who can see the note was not changed.'),
        ),
    commented: () =>
      void editRows(client, noteCache(contactId), [note.id], (now) => ({ ...now, commentsCount: (now.commentsCount ?? 0) + 1 })),
    erase: () =>
      void remove
        .mutateAsync(note.id)
        .then(({ changeId }) => done({ message: 'Note deleted', changeId, touched }), tell('The note was not deleted.')),
  }
}

const Body = ({ note }: { note: Note }) => (
  <>
    <div className={classes.body}>
      <LinkedText text={note.body} />
    </div>
    <AttachedFiles files={note.files ?? []} />
  </>
)

/** A note in the stream: who, when, for whom, the text, its files and its comments. */
export const NoteItem = memo((props: NoteItemProps) => {
  const { note, authorName, may } = props
  const { save, choose, erase, commented } = useNote(props)
  const me = useMe()
  const [editing, setEditing] = useState(() => may && readDraft(editedNoteDraft(me.id, note.id)) !== undefined)
  const [writing, setWriting] = useState(() => hasKeptComment(me.id, note.id))
  const entry = useRef<HTMLElement>(null)
  useFocusBack(editing || writing, entry)
  const phone = usePhone()
  const count = note.commentsCount ?? 0
  const everyone = note.visibility === 'public'
  const audience = (
    <span className={everyone ? classes.quiet : classes.shown}>
      <SeenBy small record={{ audience: audienceOf(note), author: note.author, createdAt: note.createdAt }} onChange={choose} />
    </span>
  )
  const comment = count === 0 && !writing && (
    <button type="button" className={`${classes.quiet} ${classes.comment}`} onClick={() => setWriting(true)}>
      Comment
    </button>
  )
  const items = [
    { label: 'Edit', icon: IconPencil, key: 'e', onClick: () => setEditing(true) },
    { label: 'Delete', icon: IconTrash, onClick: erase, danger: true },
  ]
  return (
    <article
      ref={entry}
      className={classes.entry}
      aria-label={`Note of ${authorName}, ${formatDateTime(note.date)}`}
      tabIndex={-1}
      data-entry
      data-note={note.id}
      onKeyDown={(event) => {
        const plain = !event.metaKey && !event.ctrlKey && !event.altKey && event.target === event.currentTarget
        if (!plain || event.key !== 'e' || !may) return
        event.preventDefault()
        setEditing(true)
      }}
    >
      <Avatar name={authorName} kind="person" size={24} />
      <div className={classes.content}>
        <header className={classes.line}>
          <span className={classes.who}>
            <bdi className={classes.author}>{authorName}</bdi> noted
          </span>
          {!(phone && everyone) && audience}
          <time className={classes.when} title={formatDateTime(note.date)}>
            {formatTime(note.date)}
          </time>
          {note.updatedAt > note.createdAt && (
            <span className={classes.when} title={`Changed ${formatDateTime(note.updatedAt)}`}>
              edited
            </span>
          )}
          {!phone && comment}
          {may && (
            <span className={classes.dots}>
              <ActionsMenu label={`More for the note of ${authorName}`} items={items} size={28} />
            </span>
          )}
        </header>
        {editing ? <NoteEditor note={note} onSave={save} onClose={() => setEditing(false)} /> : <Body note={note} />}
        {phone && (everyone || comment) && (
          <footer className={classes.foot}>
            {everyone && audience}
            {comment}
          </footer>
        )}
        <CommentThread noteId={note.id} count={count} noteDate={note.date} onAdded={commented} writing={writing} onWriting={setWriting} />
      </div>
    </article>
  )
})
