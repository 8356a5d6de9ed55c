import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Contact } from '../../../../contract/contacts.ts'
import { type Audience, changedAudience, everyone } from '../../visibility/audience.ts'
import { AudienceChoice } from '../../visibility/audience-choice.tsx'
import { useWorkspace } from '../../visibility/use-workspace.ts'
import { audienceName } from '../../visibility/who-can-see.ts'
import { contactsInWords } from '../contact-words.ts'
import classes from './bulk.module.css'

interface AudiencePanelProps {
  contacts: readonly Contact[]
  onChoose: (audience: Audience, name: string) => void
}

/** Who may see all that are selected. "Only me" is offered where all of them are one's own. */
export const AudiencePanel = ({ contacts, onChoose }: AudiencePanelProps) => {
  const workspace = useWorkspace()
  const [audience, setAudience] = useState<Audience>(everyone)
  const own = contacts.every(({ author }) => author === workspace.meId)
  const name =
    audience.visibility === 'public'
      ? 'everyone'
      : audience.visibility === 'only-me'
        ? 'you alone'
        : audienceName(audience, workspace.groups)
  return (
    <div className={classes.panel}>
      <AudienceChoice
        audience={audience}
        author={own ? workspace.meId : ''}
        workspace={workspace}
        onChange={(change) => setAudience(changedAudience(audience, change))}
      />
      <Button onClick={() => onChoose(audience, name)}>Change {contactsInWords(contacts.length)}</Button>
    </div>
  )
}
