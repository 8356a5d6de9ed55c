import { IconMessage } from '@tabler/icons-react'
import { memo } from 'react'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { When } from '../../../kit/due/when.tsx'
import { entryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { nameLink, rowLink } from '../../../ui/page/row-link.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { commentNoun } from '../../../ui/text/nouns.ts'
import { MilestoneCheck, useMayChange } from '../milestone-check.tsx'
import { whenWords } from '../milestone-words.ts'
import { useMilestoneWrites } from '../use-milestone-writes.ts'
import classes from './milestone-list.module.css'

interface MilestoneRowProps {
  milestone: Milestone
  /** Shown after the title: its project, or its task lists. */
  second: string | undefined
  onOpen: (id: string) => void
}

/** A row of the list of milestones. Enter opens it, Space or d completes it. */
export const MilestoneRow = memo(({ milestone, second, onOpen }: MilestoneRowProps) => {
  const { setCompleted } = useMilestoneWrites()
  const mayChange = useMayChange()
  const { nameOf } = useWorkspace()
  const days = useDueDays()
  const { id, title, responsibleId, commentsCount = 0, completedAt } = milestone
  const responsible = responsibleId && nameOf(responsibleId)
  const toggleCompleted = mayChange ? () => void setCompleted(milestone, completedAt === '') : undefined
  const open = () => onOpen(id)
  const onKeyDown = entryKeys({ Enter: open, d: toggleCompleted, ' ': toggleCompleted })
  return (
    <li>
      <article
        className={classes.row}
        aria-label={`Milestone: ${title}`}
        tabIndex={-1}
        data-entry
        data-done={completedAt !== '' || undefined}
        onKeyDown={onKeyDown}
        {...rowLink(paths.milestone(id), open)}
      >
        <MilestoneCheck milestone={milestone} />
        <a className={classes.title} {...nameLink(paths.milestone(id), open)}>
          <bdi>{title}</bdi>
        </a>
        <span className={classes.second}>{second !== undefined && <bdi>{second}</bdi>}</span>
        <span className={classes.comments}>
          {commentsCount > 0 && (
            <>
              <Icon of={IconMessage} size={13} />
              <span aria-hidden="true">{commentsCount}</span>
              <span className="t-unseen">{countOf(commentsCount, commentNoun)}</span>
            </>
          )}
        </span>
        <span className={classes.responsible}>
          {responsible && (
            <>
              {avatar(responsible, 'person', 20)} <bdi>{responsible}</bdi>
            </>
          )}
        </span>
        <span className={classes.when}>
          <When {...whenWords(milestone, days)} />
        </span>
      </article>
    </li>
  )
})
