import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { Stream } from '../../../kit/stream/stream.tsx'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { hasDraft } from '../../../ui/edit/draft-storage.ts'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { ContactAside } from '../aside/contact-aside.tsx'
import { useContactEdit } from '../edit/use-contact-edit.ts'
import type { ReadContact } from '../queries.ts'
import { AsideFold } from './aside-fold.tsx'
import { ContactHead } from './contact-head.tsx'
import classes from './contact-page.module.css'
import { useContactActions } from './use-contact-actions.ts'
import { useContactOffer } from './use-contact-offer.ts'

const none: never[] = []

/**
 * A contact: what happened with them at the left, who they are at the right.
 *
 * @param ready whether the contact has been read on its own, as far as that can be done, or is still what a list knew
 */
export const ContactPage = ({ contact, ready }: { contact: ReadContact; ready: boolean }) => {
  const edit = useContactEdit(contact)
  const { erase, copyLink } = useContactActions(contact)
  const composer = useRef<Composer>(null)
  const [naming, setNaming] = useState(() => hasDraft(edit.draftKey('name')))
  const [unfolded, setUnfolded] = useState(false)
  // The head is painted first: whose page it is stands there at once, what it holds a moment later, beside it and moving nothing.
  const whole = useDeferredValue(true, false)
  // Until the files of the contact are known the stream waits for them, so that nothing in it moves.
  const files = contact.files ?? (ready || contact.attachment.length === 0 ? none : undefined)
  const { visibility, groupId, allowedUsers, author } = contact
  const within = useMemo(() => ({ audience: { visibility, groupId, allowedUsers }, author }), [visibility, groupId, allowedUsers, author])
  const owner = useMemo(() => ({ resource: 'contacts', id: contact.id }) as const, [contact.id])
  const write = () => composer.current?.focus()
  const [asked, setAsked] = useSearchParams()
  const noting = whole && asked.has('note')
  useEffect(() => {
    if (!noting) return
    composer.current?.focus()
    setAsked({}, { replace: true })
  }, [noting, setAsked])
  const rename = () => setNaming(true)
  useKeys({ c: write, e: rename })
  useContactOffer(contact, { rename, write, copyLink, erase })
  return (
    <div className={classes.page}>
      <ContactHead contact={contact} edit={edit} actions={{ write, copyLink, erase }} naming={naming} onNaming={setNaming} />
      {edit.clash && <ClashNote {...edit.clash} />}
      <div className={classes.columns}>
        <div className={classes.stream}>{whole && <Stream ref={composer} owner={owner} files={files} within={within} />}</div>
        <aside className={classes.aside} aria-label="Who it is" data-unfolded={unfolded || undefined}>
          <AsideFold contact={contact} unfolded={unfolded} onToggle={() => setUnfolded(!unfolded)} />
          <div className={classes.properties}>
            {whole && <ContactAside contact={contact} edit={edit} ready={ready} onShow={() => setUnfolded(true)} />}
          </div>
        </aside>
      </div>
    </div>
  )
}
