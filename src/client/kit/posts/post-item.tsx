import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { formatDateTime } from '../../ui/dates/format-date.ts'
import type { ActionItem } from '../../ui/float/action-item.ts'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { DraftLine } from '../../ui/inline/draft-line.tsx'
import { useFocusBack } from '../../ui/inline/use-focus-back.ts'
import { hasDraft, readDraft, removeDraft, takeOverDraft } from '../drafts/draft-storage.ts'
import { AttachedFiles } from '../files/attached-files.tsx'
import { lastAuthor } from '../resource/last-author.ts'
import { FormattedWords } from '../rich-text/formatted-words.tsx'
import { useWorkspace } from '../visibility/use-workspace.ts'
import classes from './post.module.css'
import { earlierEditKey, editKey } from './post-draft.ts'
import { PostEditor } from './post-editor.tsx'
import type { Post, PostResource, RecordRef } from './post-resource.ts'
import { usePostWrites } from './use-post-writes.ts'

interface PostItemProps<P extends Post, Owner extends RecordRef, New> {
  posts: PostResource<P, Owner, New>
  post: P
  owner: Owner
  /** The date and time as shown; the full date is in its title. */
  time: string
  /** After the author's name: "added a note". */
  verb?: ReactNode
  /** Comments under a note are small, those of a page of their own are full. */
  size?: 'small' | 'full'
  /** The company of the author. */
  company?: string | undefined
  /** Further entries of its menu, before Delete. */
  more?: readonly ActionItem[]
  /** Controls at the end of the first line. */
  actions?: ReactNode
  /** Below the text, such as its comments. */
  children?: ReactNode
  /** Whether the place allows nobody to change it now, not even its author. */
  locked?: boolean
  /** Whether an editor among the children is open: the focus returns here when it closes. */
  writing?: boolean
}

/** A note or a comment: author, time, text and files. Its author and administrators edit and delete it in place. */
export const PostItem = <P extends Post, Owner extends RecordRef, New>(props: PostItemProps<P, Owner, New>) => {
  const { posts, post, owner, time, verb, company, more = [], actions, children, writing = false, locked = false } = props
  const { noun, dateOf } = posts
  const { save, remove } = usePostWrites(posts, owner)
  const { nameOf, mayChange } = useWorkspace()
  const author = nameOf(post.author)
  const isOwn = mayChange(post.author)
  const editable = isOwn && !locked
  const meId = useMe().id
  const draftKey = editKey(meId, owner, noun, post.id)
  const [editing, setEditing] = useState(() => {
    takeOverDraft(earlierEditKey(meId, noun, post.id), draftKey, (value) => value)
    return isOwn && hasDraft(draftKey)
  })
  /** When the draft of the closed editor was last written, in ms. */
  const [keptAt, setKeptAt] = useState<number>()
  const entry = useRef<HTMLElement>(null)
  useFocusBack(editing || writing, entry)
  const close = () => {
    setEditing(false)
    setKeptAt(readDraft(draftKey)?.at)
  }
  const discard = () => {
    removeDraft(draftKey)
    setKeptAt(undefined)
    entry.current?.focus()
  }
  const date = formatDateTime(dateOf(post))
  const items = [
    { label: 'Edit', icon: IconPencil, key: 'e', onClick: () => setEditing(true) },
    ...more,
    { label: 'Delete', icon: IconTrash, onClick: () => void remove(post.id), danger: true },
  ]
  return (
    <article
      ref={entry}
      className={classes.post}
      aria-label={`${noun === 'note' ? 'Note' : 'Comment'} by ${author}, ${date}`}
      tabIndex={-1}
      data-kind={noun}
      data-size={props.size}
      data-entry={noun === 'note' || undefined}
      onKeyDown={(event) => {
        const plain = !event.metaKey && !event.ctrlKey && !event.altKey && event.target === event.currentTarget
        if (!plain || event.key !== 'e' || !editable) return
        event.preventDefault()
        setEditing(true)
      }}
    >
      <Avatar name={author} kind="person" size={noun === 'note' ? 24 : props.size === 'full' ? 28 : 20} />
      <div className={classes.content}>
        <header className={classes.line}>
          <span className={classes.who}>
            <bdi className={classes.author}>{author}</bdi> {verb}
            {company && <bdi>{company}</bdi>}
          </span>
          <time className={classes.time} title={date}>
            {time}
          </time>
          {post.updatedAt > post.createdAt && (
            <span className={classes.time} title={`Edited ${formatDateTime(post.updatedAt)}`}>
              edited
            </span>
          )}
          {actions}
          {editable && (
            <span className={classes.menu}>
              <ActionsMenu label={`More actions for the ${noun} by ${author}`} items={items} size={28} />
            </span>
          )}
        </header>
        {editing ? (
          <PostEditor
            noun={noun}
            lastAuthor={() => lastAuthor(posts.name, post.id)}
            draftKey={draftKey}
            before={{ body: post.body, files: post.files ?? [], xHtml: post.xHtml }}
            onSave={(change, { body, xHtml, files }, was) =>
              save(post.id, {
                change,
                after: { body, xHtml, files, attachments: files.map(({ id }) => id) },
                was: change.body === undefined ? undefined : was,
              })
            }
            onClose={close}
          />
        ) : (
          <>
            <div className={classes.body}>
              <FormattedWords text={post} />
            </div>
            <AttachedFiles files={post.files ?? []} />
            {keptAt !== undefined && hasDraft(draftKey) && <DraftLine at={new Date(keptAt)} onDiscard={discard} />}
          </>
        )}
        {children}
      </div>
    </article>
  )
}
