import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Message, MessageChange } from '../../../../contract/projects/messages.ts'
import { RelatedRow } from '../../../kit/record/relation.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { Popover } from '../../../ui/float/popover.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { useProjectPeople } from '../../projects/project-people.ts'
import { SubscriberChoice } from '../subscriber-choice.tsx'
import classes from '../subscribers.module.css'

interface SubscribersPropertyProps {
  edit: RecordEdit<Message, MessageChange>
  mayEdit: boolean
}

const Picker = ({ edit, onClose }: { edit: SubscribersPropertyProps['edit']; onClose: () => void }) => {
  const { projectId, subscribers, isPrivate } = edit.record
  const people = useProjectPeople(projectId)
  const meId = useMe().id
  const [chosen, setChosen] = useState<readonly string[]>(subscribers)
  const added = chosen.filter((id) => !subscribers.includes(id))
  const removed = subscribers.filter((id) => !chosen.includes(id))
  const save = () => {
    onClose()
    if (added.length + removed.length === 0) return
    const words = [added.length > 0 && `${added.length} added`, removed.length > 0 && `${removed.length} removed`].filter(Boolean)
    edit.apply(
      { subscribers: [...added, ...removed.map((id) => `-${id}`)] },
      { message: `Changed the subscribers: ${words.join(', ')}`, quiet: false },
    )
  }
  return (
    <>
      <div className={classes.panel}>
        <SubscriberChoice {...people} value={chosen} onChange={setChosen} isPrivate={isPrivate} meId={meId} />
      </div>
      <div className={classes.done}>
        <Button size="xs" onClick={save}>
          {added.length > 0 ? `Save and notify ${added.length}` : 'Save subscribers'}
        </Button>
      </div>
    </>
  )
}

/** The subscribers of a message. New ones are notified immediately. */
export const SubscribersProperty = ({ edit, mayEdit }: SubscribersPropertyProps) => {
  const { subscribers } = edit.record
  const { nameOf } = useWorkspace()
  const [opened, setOpened] = useState(false)
  const remove = (id: string) =>
    edit.apply({ subscribers: [`-${id}`] }, { message: `Removed ${nameOf(id)} from the subscribers`, quiet: false })
  return (
    <InlineRow label="Subscribers">
      <ul className={classes.list} aria-label="Subscribers">
        {subscribers.map((id) => (
          <li key={id}>
            <RelatedRow
              actions={mayEdit && <IconButton label={`Remove ${nameOf(id)}`} icon={IconX} size={28} onClick={() => remove(id)} />}
            >
              <span className={classes.named}>
                <Avatar name={nameOf(id)} kind="person" size={20} /> <bdi>{nameOf(id)}</bdi>
              </span>
            </RelatedRow>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Popover
          label="Subscribers"
          width={300}
          position="bottom-end"
          opened={opened}
          onChange={setOpened}
          target={
            <Button variant="text" onClick={() => setOpened(!opened)}>
              {subscribers.length > 0 ? 'Change subscribers' : 'Add subscribers'}
            </Button>
          }
        >
          <Picker edit={edit} onClose={() => setOpened(false)} />
        </Popover>
      )}
    </InlineRow>
  )
}
