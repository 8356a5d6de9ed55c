import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '../../ui/text/format-count.ts'
import { countOf, type Noun } from '../../ui/text/noun.ts'
import { audienceName, type Workspace } from '../visibility/access.ts'
import { type Audience, type AudienceChange, audienceKey, changedAudience, everyone } from '../visibility/audience.ts'
import { AudienceChoice } from '../visibility/audience-choice.tsx'
import { useWorkspace } from '../visibility/use-workspace.ts'
import classes from './bulk.module.css'

/** A record with its audience. */
interface Owned {
  readonly author: string
  readonly audience: Audience
}

/** Returns the change that gives a record exactly this audience. It removes people by name. */
export const audienceChange = (
  { allowedUsers: before = [] }: Audience,
  { visibility, groupId, allowedUsers = [] }: Audience,
): AudienceChange => {
  if (visibility === 'group') return { visibility, ...(groupId && { groupId }) }
  if (visibility !== 'selected-people') return { visibility }
  const added = allowedUsers.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !allowedUsers.includes(id)).map((id) => `-${id}`)
  return { visibility, allowedUsers: [...added, ...removed] }
}

/** "Everyone", or "Everyone 12, Account team 3" where the records differ. */
const audiencesInWords = (records: readonly Owned[], { groups }: Workspace): string => {
  const counts = new Map<string, number>()
  for (const { audience } of records) {
    const name = audience.visibility === 'only-me' ? 'Only the owner' : audienceName(audience, groups)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const names = [...counts].toSorted((a, b) => b[1] - a[1])
  return names.length === 1 ? names.map(([name]) => name).join() : names.map(([name, count]) => `${name} ${formatCount(count)}`).join(', ')
}

const commonAudience = ([first, ...others]: readonly Owned[]): Audience | undefined =>
  first && others.every(({ audience }) => audienceKey(audience) === audienceKey(first.audience)) ? first.audience : undefined

const isIncomplete = ({ visibility, allowedUsers }: Audience) => visibility === 'selected-people' && !allowedUsers?.length

interface AudiencePanelProps {
  records: readonly Owned[]
  noun: Noun
  /** `name` is what the audience is called: "everyone", "Account team". */
  onChoose: (audience: Audience, name: string) => void
}

/** Chooses who can see the selected records. Offers "Only me" when you created all of them. */
export const AudiencePanel = ({ records, noun, onChoose }: AudiencePanelProps) => {
  const workspace = useWorkspace()
  const [now] = useState(() => commonAudience(records))
  const [audience, setAudience] = useState(now)
  const own = records.every(({ author }) => author === workspace.meId)
  const choose = (chosen: Audience) => {
    const special: Partial<Record<Audience['visibility'], string>> = { public: 'everyone', 'only-me': 'only you' }
    onChoose(chosen, special[chosen.visibility] ?? audienceName(chosen, workspace.groups))
  }
  return (
    <div className={classes.panel}>
      <div>
        <p className={classes.heading}>Visible to</p>
        <p className={classes.now}>Now: {audiencesInWords(records, workspace)}.</p>
      </div>
      <AudienceChoice
        audience={audience}
        author={own ? workspace.meId : undefined}
        onChange={(change) => setAudience(changedAudience(audience ?? everyone, change))}
        onUndecided={() => setAudience(undefined)}
      />
      <Button
        disabled={!audience || isIncomplete(audience) || (now !== undefined && audienceKey(now) === audienceKey(audience))}
        onClick={() => audience && choose(audience)}
      >
        Change {countOf(records.length, noun)}
      </Button>
    </div>
  )
}
