import { Button } from '@mantine/core'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { formatDate } from '../../ui/dates/format-date.ts'
import { accessTo, audienceName, noAccessSentence } from './access.ts'
import type { Audience, AudienceChange } from './audience.ts'
import { AudienceChoice } from './audience-choice.tsx'
import { useWorkspace } from './use-workspace.ts'
import classes from './visibility-panel.module.css'

export interface VisibleRecord {
  readonly audience: Audience
  /** The id of its creator. */
  readonly author: string
  readonly createdAt: string
  /** One more sentence, such as "2 notes are visible to fewer people." */
  readonly hint?: string | undefined
}

/** Lists the people with access to a record and the reason for each. Its creator and administrators can change it here. */
export const VisibilityPanel = ({ record, onChange }: { record: VisibleRecord; onChange: (change: AudienceChange) => void }) => {
  const { audience, author, createdAt, hint } = record
  const workspace = useWorkspace()
  const [changing, setChanging] = useState(false)
  const [undecided, setUndecided] = useState(false)
  const access = accessTo(audience, author, workspace)
  const creator = author === workspace.meId ? 'you' : workspace.nameOf(author)
  return (
    <div className={classes.panel}>
      <h3 className={classes.title}>Visibility</h3>
      <p className={classes.muted}>
        {changing && undecided ? (
          'Select at least one person. Nothing changes until you do.'
        ) : (
          <>
            <bdi>{audienceName(audience, workspace.groups, workspace.within)}</bdi>. Created by <bdi>{creator}</bdi> on{' '}
            {formatDate(createdAt)}.
          </>
        )}
      </p>
      {changing ? (
        <div className={classes.choice}>
          <AudienceChoice
            audience={audience}
            author={author}
            onChange={(change) => {
              setUndecided(false)
              onChange(change)
            }}
            onUndecided={() => setUndecided(audience.visibility !== 'selected-people')}
          />
        </div>
      ) : (
        <ul className={classes.people}>
          {access.people.map(({ user, reason }) => (
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
          {noAccessSentence(audience, access, workspace.within?.noun)} {hint}
        </p>
        {workspace.mayChange(author) ? (
          <Button size="xs" variant="default" onClick={() => setChanging(!changing)} aria-expanded={changing}>
            {changing ? 'Done' : 'Change'}
          </Button>
        ) : (
          <p className={classes.small}>
            Only <bdi>{creator}</bdi> or an administrator can change this.
          </p>
        )}
      </div>
    </div>
  )
}
