import { IconLock, IconUserCheck, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import type { Workgroup } from '../../../contract/workgroups.ts'
import { Sign } from '../../ui/signs/sign.tsx'
import type { Audience } from './audience.ts'
import classes from './audience-sign.module.css'
import { audienceName } from './who-can-see.ts'

export const audienceIcon = { public: IconUsersGroup, 'only-me': IconLock, group: IconUsers, 'selected-people': IconUserCheck } as const

/** Who a record is for, as a sign and its words. */
export const AudienceSign = ({ audience, groups, size = 14 }: { audience: Audience; groups: readonly Workgroup[]; size?: number }) => (
  <span className={classes.sign}>
    <Sign of={audienceIcon[audience.visibility]} size={size} />
    <bdi className={classes.words}>{audienceName(audience, groups)}</bdi>
  </span>
)
