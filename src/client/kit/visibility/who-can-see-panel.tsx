import { Button } from '@mantine/core'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { formatDate } from '../../ui/dates/format-date.ts'
import type { Audience, AudienceChange } from './audience.ts'
import { AudienceChoice } from './audience-choice.tsx'
import { useWorkspace } from './use-workspace.ts'
import { isNarrow, leftOutSentence, whoCanSee } from './who-can-see.ts'
import classes from './who-can-see-panel.module.css'

export interface SeenRecord {
  readonly audience: Audience
  /** The user who made it. */
  readonly author: string
  readonly createdAt: string
  /** What is said besides: "One note on this page is narrower still." */
  readonly besides?: string | undefined
}

const Sentence = ({ audience, groupName, narrow }: { audience: Audience; groupName: string | undefined; narrow: boolean }) => {
  if (audience.visibility === 'public') return narrow ? 'Everyone who sees this contact.' : 'Everyone in the workspace.'
  if (audience.visibility === 'only-me') return 'The one who made it and nobody else.'
  if (audience.visibility === 'selected-people') return 'The people chosen here.'
  return (
    <>
      Everyone in the workgroup <bdi className={classes.strong}>{groupName ?? 'that was chosen'}</bdi>.
    </>
  )
}

/** Who sees a record, with the reason for each, who does not, and the way to change it. */
export const WhoCanSeePanel = ({ record, onChange }: { record: SeenRecord; onChange: (change: AudienceChange) => void }) => {
  const { audience, author, createdAt, besides } = record
  const workspace = useWorkspace()
  const [changing, setChanging] = useState(false)
  const [undecided, setUndecided] = useState(false)
  const { seen, ...others } = whoCanSee(audience, author, workspace)
  const { meId, groups, isAdmin, nameOf } = workspace
  const may = author === meId || isAdmin
  const maker = author === meId ? 'You' : nameOf(author)
  return (
    <div className={classes.panel}>
      <h3 className={classes.title}>Who can see this</h3>
      <p className={classes.muted}>
        {changing && undecided ? (
          'Tick who it is for. Until then nothing changes.'
        ) : (
          <>
            <Sentence narrow={isNarrow(workspace)} audience={audience} groupName={groups.find(({ id }) => id === audience.groupId)?.name} />{' '}
            <bdi>{maker}</bdi> made it on {formatDate(createdAt)}.
          </>
        )}
      </p>
      {changing ? (
        <div className={classes.choice}>
          <AudienceChoice
            audience={audience}
            author={author}
            workspace={workspace}
            onChange={(change) => {
              setUndecided(false)
              onChange(change)
            }}
            onUndecided={() => setUndecided(audience.visibility !== 'selected-people')}
          />
        </div>
      ) : (
        <ul className={classes.people}>
          {seen.map(({ user, reason }) => (
            <li key={user.id} className={classes.person}>
              <Avatar name={user.name} kind="person" size={20} />
              <bdi className={classes.name}>{user.name}</bdi>
              <span className={classes.reason}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <p className={classes.small}>
          {leftOutSentence(audience, { seen, ...others })} {besides}
        </p>
        {may ? (
          <Button size="xs" variant="default" onClick={() => setChanging(!changing)} aria-expanded={changing}>
            {changing ? 'Done' : 'Change'}
          </Button>
        ) : (
          <p className={classes.small}>
            Only <bdi>{nameOf(author)}</bdi>, who made it, or an administrator can change this.
          </p>
        )}
      </div>
    </div>
  )
}
