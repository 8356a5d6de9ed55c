import { IconLock, IconUserCheck, IconUsers } from '@tabler/icons-react'
import type { Visibility } from '../../../contract/visibility.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import classes from './audience-mark.module.css'

const marks = {
  'only-me': { icon: IconLock, words: 'Visible only to the owner' },
  group: { icon: IconUsers, words: 'Visible to a workgroup' },
  'selected-people': { icon: IconUserCheck, words: 'Visible to selected people' },
} as const

/** The icon beside the name of a record that not everyone can see, as a plain element for rows and cards. */
export const audienceMark = (visibility: Visibility) =>
  visibility !== 'public' && (
    <span className={classes.mark} title={marks[visibility].words}>
      <Icon of={marks[visibility].icon} size={14} />
      <span className="t-unseen">{marks[visibility].words}</span>
    </span>
  )
