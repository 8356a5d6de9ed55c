import { useId } from 'react'
import type { Message, MessageChange } from '../../../contract/projects/messages.ts'
import type { RecordEdit } from '../../kit/record/use-record-edit.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { useProjectPeople } from '../projects/project-people.ts'
import classes from './message-page.module.css'

const people = { one: 'person', other: 'people' }

/** The visibility of a message, and the switch that hides it from clients. */
export const VisibilityRow = ({ edit }: { edit: RecordEdit<Message, MessageChange> }) => {
  const { projectId, isPrivate, subscribers } = edit.record
  const { people: all } = useProjectPeople(projectId)
  const hint = useId()
  const clients = all.filter(({ isClient }) => isClient)
  const seeing = isPrivate ? all.length - clients.length : all.length
  const change = (next: boolean) => {
    // The service refuses to hide a message from its own subscribers.
    const leaving = next ? clients.filter(({ id }) => subscribers.includes(id)) : []
    const names = leaving.map(({ name }) => name).join(', ')
    edit.apply(
      { isPrivate: next, ...(leaving.length > 0 && { subscribers: leaving.map(({ id }) => `-${id}`) }) },
      { message: next ? `Made private${names && `. Removed from the subscribers: ${names}`}` : 'Made visible to clients', quiet: false },
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
        <Switch label="Private" checked={isPrivate} onChange={change} describedBy={hint} />
      </div>
    </InlineRow>
  )
}
