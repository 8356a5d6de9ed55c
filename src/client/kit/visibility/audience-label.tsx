import { IconLock, IconUserCheck, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import { Icon } from '../../ui/icons/icon.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { personNoun } from '../../ui/text/nouns.ts'
import { audienceName, narrowCount } from './access.ts'
import type { Audience } from './audience.ts'
import { useWorkspace } from './use-workspace.ts'
import classes from './visibility.module.css'

export const audienceIcon = { public: IconUsersGroup, 'only-me': IconLock, group: IconUsers, 'selected-people': IconUserCheck } as const

/** An audience as an icon and its name. */
export const AudienceLabel = ({ audience, size = 16 }: { audience: Audience; size?: number }) => {
  const workspace = useWorkspace()
  const count = narrowCount(audience, workspace)
  return (
    <span className={classes.label}>
      <Icon of={audienceIcon[audience.visibility]} size={size} />
      <bdi className={classes.name}>{audienceName(audience, workspace.groups, workspace.within)}</bdi>
      {count !== undefined && <span className={classes.narrow}>{countOf(count, personNoun)}</span>}
    </span>
  )
}
