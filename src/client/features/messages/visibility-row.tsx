import { useId } from 'react'
import type { Message, MessageChange } from '../../../contract/projects/messages.ts'
import { commentResource } from '../../kit/comments/comment-resource.ts'
import { readAllPages } from '../../kit/list/read-all-pages.ts'
import type { RecordEdit } from '../../kit/record/use-record-edit.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { useProjectPeople } from '../projects/project-people.ts'
import classes from './message-page.module.css'

const people = { one: 'person', other: 'people' }
const client = { one: 'client', other: 'clients' }
const comment = { one: 'comment', other: 'comments' }

/** Returns a function that counts the comments on a message that are not private themselves; undefined if they could not be read. */
const useVisibleComments = ({ id, commentsCount = 0 }: Message) => {
  const on = { resource: 'messages', id } as const
  return async () => {
    if (commentsCount === 0) return 0
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
}

/** The visibility of a message, and the switch that hides it from clients. */
export const VisibilityRow = ({ edit }: { edit: RecordEdit<Message, MessageChange> }) => {
  const { projectId, isPrivate, subscribers } = edit.record
  const { people: all } = useProjectPeople(projectId)
  const hint = useId()
  const clients = all.filter(({ isClient }) => isClient)
  const seeing = isPrivate ? all.length - clients.length : all.length
  const comments = useVisibleComments(edit.record)
  const names = clients.filter(({ id }) => subscribers.includes(id)).map(({ name }) => name)
  const change = async (next: boolean) => {
    if (!next && clients.length > 0) {
      const shown = await comments()
      if (shown === undefined) return
      const text = `${countOf(shown, comment)} ${shown === 1 ? 'becomes' : 'become'} visible to ${countOf(clients.length, client)}. You can’t undo what they have read.`
      if (shown > 0 && !(await confirm({ title: 'Show this message to clients?', text, action: 'Show to clients' }))) return
    }
    edit.apply(
      { isPrivate: next },
      {
        message: next ? `Made private${names.length > 0 ? `. No longer notified: ${names.join(', ')}` : ''}` : 'Made visible to clients',
        quiet: false,
      },
    )
  }
  return (
    <InlineRow label="Visible to">
      <p>{isPrivate ? 'Your team' : 'Everyone in the project'}</p>
      <p id={hint} className={classes.hint}>
        {countOf(seeing, people)}
        {clients.length > 0 && (isPrivate ? ', no clients' : `, ${clients.length} of them clients`)}
      </p>
      <div className={classes.switch}>
        <Switch label="Private" checked={isPrivate} onChange={(next) => void change(next)} describedBy={hint} />
      </div>
    </InlineRow>
  )
}
