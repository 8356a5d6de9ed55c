import type { Message, MessageChange } from '../../../../contract/projects/messages.ts'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { PrivacyRow } from '../../projects/privacy-row.tsx'
import { useProjectPeople } from '../../projects/project-people.ts'

/** The visibility of a message, and the switch that hides it from clients. */
export const VisibilityRow = ({ edit }: { edit: RecordEdit<Message, MessageChange> }) => {
  const { id, projectId, isPrivate, subscribers } = edit.record
  const { people } = useProjectPeople(projectId)
  const names = people.filter((person) => person.isClient && subscribers.includes(person.id)).map(({ name }) => name)
  return (
    <PrivacyRow
      noun="message"
      on={{ resource: 'messages', id }}
      record={{ ...edit.record, author: undefined }}
      isPrivate={isPrivate}
      madePrivate={names.length > 0 ? `. No longer notified: ${names.join(', ')}` : ''}
      onChange={(next, message) => edit.apply({ isPrivate: next }, { message, quiet: false })}
    />
  )
}
