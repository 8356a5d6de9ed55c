import { useId } from 'react'
import { type Commentable, commentResource } from '../../kit/comments/comment-resource.ts'
import { readAllPages } from '../../kit/list/read-all-pages.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { plural } from '../../locale.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { clientNoun, commentNoun, personNoun } from '../../ui/text/nouns.ts'
import classes from './privacy-row.module.css'
import { useProjectPeople } from './project-people.ts'

/** Counts the comments on a record that are not private themselves; undefined if they could not be read. */
const countVisibleComments = async (on: Commentable) => {
  try {
    const all = await readAllPages(
      (path) => commentResource.list(on, { path }),
      () => undefined,
      new AbortController().signal,
    )
    return all.filter(({ isPrivate }) => !isPrivate).length
  } catch (error) {
    notify({ message: `Couldn't count the comments that clients would see. ${errorMessage(error)}`, tone: 'red' })
    return undefined
  }
}

interface PrivacyRowProps {
  /** What the record is called: "message". */
  noun: string
  on: Commentable
  record: { readonly projectId?: string | undefined; readonly author?: string | undefined; readonly commentsCount?: number | undefined }
  isPrivate: boolean
  /** Who sees it while it is not private, by default everyone in the project. */
  audience?: string
  /** The clients who are responsible: the record cannot be made private while there are any. */
  responsibles?: readonly string[]
  onChange: (isPrivate: boolean, message: string) => void
  /** What the message adds when the record has been made private: "No longer notified: Ben". */
  madePrivate?: string
}

/** Who sees a record of a project, and the switch that hides it from clients. For colleagues alone. */
export const PrivacyRow = ({ noun, on, record, isPrivate, audience, responsibles = [], onChange, madePrivate }: PrivacyRowProps) => {
  const { projectId = '', author, commentsCount = 0 } = record
  const { people: all } = useProjectPeople(projectId)
  const hint = useId()
  const clients = all.filter(({ isClient }) => isClient)
  const seeing = isPrivate ? all.length - clients.length : all.length
  const maker = clients.find(({ id }) => id === author)
  const doer = clients.find(({ id }) => responsibles.includes(id))
  const obstacle = maker
    ? `${maker.name} is a client and created this ${noun}, so it can't be private.`
    : doer && `${doer.name} is a client and responsible. Choose someone else before you make it private.`
  const change = async (next: boolean) => {
    if (!next && clients.length > 0) {
      const shown = commentsCount === 0 ? 0 : await countVisibleComments(on)
      if (shown === undefined) return
      const text = `${countOf(shown, commentNoun)} ${plural(shown, { one: 'becomes', other: 'become' })} visible to ${countOf(clients.length, clientNoun)}. You can’t undo what they have read.`
      if (shown > 0 && !(await confirm({ title: `Show this ${noun} to clients?`, text, action: 'Show to clients' }))) return
    }
    onChange(next, next ? `Made private${madePrivate ?? ''}` : 'Made visible to clients')
  }
  return (
    <InlineRow label="Visible to">
      <p>{isPrivate ? 'Your team' : (audience ?? 'Everyone in the project')}</p>
      <p id={hint} className={classes.hint}>
        {(isPrivate || audience === undefined) && countOf(seeing, personNoun)}
        {clients.length > 0 &&
          (isPrivate ? ', no clients' : audience === undefined && `, including ${countOf(clients.length, clientNoun)}`)}
        {!isPrivate && obstacle && <span className={classes.obstacle}>{obstacle}</span>}
      </p>
      {(isPrivate || !obstacle) && (
        <div className={classes.switch}>
          <Switch label="Private" checked={isPrivate} onChange={(next) => void change(next)} describedBy={hint} />
        </div>
      )}
    </InlineRow>
  )
}
