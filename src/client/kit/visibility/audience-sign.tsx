import { IconLock, IconUserCheck, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import { Icon } from '../../ui/icons/icon.tsx'
import type { Audience } from './audience.ts'
import classes from './audience-sign.module.css'
import { audienceName, isNarrow, peopleInWords, peopleWithin, type Workspace } from './who-can-see.ts'

export const audienceIcon = { public: IconUsersGroup, 'only-me': IconLock, group: IconUsers, 'selected-people': IconUserCheck } as const

/** Who a record is for, as a sign and its words. */
export const AudienceSign = ({ audience, workspace, size = 14 }: { audience: Audience; workspace: Workspace; size?: number }) => {
  const narrow = isNarrow(workspace)
  const count = narrow && audience.visibility === 'public' ? peopleWithin(workspace).length : 0
  return (
    <span className={classes.sign}>
      <Icon of={audienceIcon[audience.visibility]} size={size} />
      <bdi className={classes.words}>{audienceName(audience, workspace.groups, narrow)}</bdi>
      {count > 0 && <span className={classes.count}>{peopleInWords(count)}</span>}
    </span>
  )
}
