import { IconArchive, IconCircleDot, IconTemplate, IconVolumeOff } from '@tabler/icons-react'
import type { ProjectStatus } from '../../../contract/projects/projects.ts'
import { listAddress } from '../../kit/list/list-memory.ts'
import type { RecordWords } from '../../kit/record/record-words.ts'
import { paths } from '../../paths.ts'
import type { IconType } from '../../ui/icons/icon.tsx'

interface StatusWords {
  readonly label: string
  /** The heading of a group of them. */
  readonly group: string
  /** After "is now". */
  readonly inSentence: string
  readonly icon: IconType
  /** Explains the status. */
  readonly meaning: string
}

/** Statuses in the order of the list. */
export const statusWords: Readonly<Record<ProjectStatus, StatusWords>> = {
  active: { label: 'Active', group: 'Active', inSentence: 'active', icon: IconCircleDot, meaning: 'messages notify people' },
  silent: { label: 'Silent', group: 'Silent', inSentence: 'silent', icon: IconVolumeOff, meaning: 'messages notify nobody' },
  template: { label: 'Template', group: 'Templates', inSentence: 'a template', icon: IconTemplate, meaning: 'new projects copy it' },
  archived: { label: 'Archived', group: 'Archived', inSentence: 'archived', icon: IconArchive, meaning: 'done, kept for reference' },
}

export const projectWords: RecordWords = { one: 'project', list: 'Projects', listAddress: () => listAddress('projects', paths.projects) }
export const statuses = Object.keys(statusWords) as readonly ProjectStatus[]
/** What clients may do, as the settings offer it. */
export const clientsMayOptions = [
  { value: 'look', label: 'View' },
  { value: 'comment', label: 'View and comment' },
  { value: 'work', label: 'Work on everything' },
] as const
/** What clients are told where they may not do everything. */
export const clientReasons = {
  look: 'You can view this project. Ask the team to change anything.',
  comment: 'You can view this project and comment. Ask the team to change anything else.',
}
/** Why nothing can be moved or added in an archived project. */
export const archivedReason = 'This project is archived, so its tasks and milestones can’t be changed.'
