import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { sameDraft } from '../drafts/draft-storage.ts'
import { type SetDraft, useDraft } from '../drafts/use-draft.ts'
import { useUploads } from '../files/use-uploads.ts'
import { textChange } from '../rich-text/formatted-text.ts'
import { emptyDraft, isEmpty, newPostKey, type PostDraft, withFile, withoutSent } from './post-draft.ts'
import type { Post, PostResource, RecordRef } from './post-resource.ts'
import { usePostWrites } from './use-post-writes.ts'
import { focusText, WritingBox } from './writing-box.tsx'

/** Lets other parts of the page put the cursor into a composer, or attach files where it takes any. */
export interface Composer {
  focus: () => void
  attach?: (files: File[]) => void
}

interface PostComposerProps<P extends Post, Owner extends RecordRef, New, Draft extends PostDraft> {
  posts: PostResource<P, Owner, New>
  owner: Owner
  empty: Draft
  /** Returns the post to create from its text, the ids of its files and the draft. */
  toPost: (post: { body: string; xHtml?: string; attachments?: string[] }, draft: Draft) => New
  /** Called after sending, unless more has been typed in the meantime. */
  onSent?: () => void
  /** Esc was pressed. */
  onLeave: (draft: Draft) => void
  choices?: (draft: Draft, setDraft: SetDraft<Draft>) => ReactNode
  autoFocus?: boolean
  /** Above the text. */
  head?: ReactNode
  /** Shows one line while it is empty and not focused. */
  folds?: boolean
  ref?: Ref<Composer>
}

/** Writes a new note or comment; the draft is saved on this device. */
export const PostComposer = <P extends Post, Owner extends RecordRef, New, Draft extends PostDraft>(
  props: PostComposerProps<P, Owner, New, Draft>,
) => {
  const { posts, owner, empty, toPost, onSent, onLeave, choices, ref, ...box } = props
  const { noun } = posts
  const { add } = usePostWrites(posts, owner)
  const draftKey = newPostKey(useMe().id, owner, noun)
  const [draft, setDraft, kept] = useDraft<Draft>(draftKey, empty)
  const uploads = useUploads(draftKey, (file) => setDraft((now) => withFile(now, file)))
  const field = useRef<HTMLDivElement>(null)
  const focus = () => focusText(field.current)
  useImperativeHandle(ref, () => ({
    focus,
    attach: (files) => {
      uploads.add(files)
      focus()
    },
  }))
  const send = async () => {
    const attachments = draft.files.map(({ id }) => id)
    const post = toPost(
      { ...textChange(emptyDraft, { ...draft, body: draft.body.trim() }), ...(attachments.length > 0 ? { attachments } : {}) },
      draft,
    )
    await add(draftKey, post)
    // A choice that has not changed is reset with the text.
    const rest = setDraft((now) => {
      const left = withoutSent(now, draft)
      return sameDraft(left, { ...draft, body: '', xHtml: undefined, files: [] }) ? empty : left
    })
    if (isEmpty(rest)) onSent?.()
  }
  return (
    <WritingBox
      {...box}
      field={field}
      noun={noun}
      label={`New ${noun}`}
      sendLabel={`Add ${noun}`}
      placeholder={`Add a ${noun}…`}
      value={draft}
      onChange={(edit) => setDraft((now) => ({ ...now, ...edit(now) }))}
      onSend={send}
      draftKey={draftKey}
      onLeave={() => onLeave(draft)}
      kept={kept}
      uploads={uploads}
      choices={choices?.(draft, setDraft)}
    />
  )
}
