import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { audienceName } from '../../../kit/visibility/access.ts'
import { type Audience, audienceKey, changedAudience, everyone } from '../../../kit/visibility/audience.ts'
import { AudienceChoice } from '../../../kit/visibility/audience-choice.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { contactsInWords } from '../contact-words.ts'
import { audiencesInWords } from './audiences-in-words.ts'
import classes from './bulk.module.css'

interface AudiencePanelProps {
  contacts: readonly Contact[]
  onChoose: (audience: Audience, name: string) => void
}

const audienceOfAll = ([first, ...others]: readonly Contact[]): Audience | undefined => {
  if (!first || !others.every((other) => audienceKey(other) === audienceKey(first))) return undefined
  const { visibility, groupId, allowedUsers } = first
  return { visibility, groupId, allowedUsers }
}

/** Who may see all that are selected. "Only me" is currentPageActions where all of them are one's own. */
export const AudiencePanel = ({ contacts, onChoose }: AudiencePanelProps) => {
  const workspace = useWorkspace()
  // The one they all have is chosen to begin with; to have it again changes nothing.
  const [now] = useState(() => audienceOfAll(contacts))
  const [audience, setAudience] = useState(now)
  const own = contacts.every(({ author }) => author === workspace.meId)
  const choose = (chosen: Audience) => {
    const special: Partial<Record<Audience['visibility'], string>> = { public: 'everyone', 'only-me': 'you alone' }
    onChoose(chosen, special[chosen.visibility] ?? audienceName(chosen, workspace.groups))
  }
  return (
    <div className={classes.panel}>
      <div>
        <p className={classes.heading}>Who can see them</p>
        <p className={classes.now}>Now: {audiencesInWords(contacts, workspace.groups)}.</p>
      </div>
      <AudienceChoice
        audience={audience}
        author={own ? workspace.meId : undefined}
        onChange={(change) => setAudience(changedAudience(audience ?? everyone, change))}
        onUndecided={() => setAudience(undefined)}
      />
      <Button
        disabled={!audience || nobody(audience) || (now !== undefined && audienceKey(now) === audienceKey(audience))}
        onClick={() => audience && choose(audience)}
      >
        Change {contactsInWords(contacts.length)}
      </Button>
    </div>
  )
}

const nobody = ({ visibility, allowedUsers }: Audience) => visibility === 'selected-people' && !allowedUsers?.length
