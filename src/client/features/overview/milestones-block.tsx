import { IconSquareRotated, IconSquareRotatedFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWorkspace } from '../../kit/visibility/use-workspace.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { dueWords } from '../tasks/due-words.ts'
import { useDueDays } from '../tasks/use-due-days.ts'
import { Block } from './block.tsx'
import classes from './overview.module.css'
import { overviewQueries } from './overview-queries.ts'

const shown = 5

/** Late and coming milestones, and the number of completed ones. */
export const MilestonesBlock = ({ projectId }: { projectId: string }) => {
  const query = useQuery(overviewQueries.milestones(projectId))
  const { nameOf } = useWorkspace()
  const days = useDueDays()
  const to = paths.projectMilestones(projectId)
  return (
    <Block title="Milestones" detail={query.data?.length} query={query} more={{ to, label: 'Timeline' }}>
      {(milestones) => {
        const open = milestones.filter(({ completedAt }) => completedAt === '')
        const completed = milestones.length - open.length
        if (milestones.length === 0) return <p className={classes.empty}>No milestones yet.</p>
        return (
          <ul>
            {open.slice(0, shown).map(({ id, title, deadline, responsibleId }) => {
              const when = dueWords(deadline, days)
              return (
                <li key={id} className={classes.milestone}>
                  <span className={classes.sign} data-tone={when?.tone}>
                    <Icon of={when?.tone ? IconSquareRotatedFilled : IconSquareRotated} size={16} />
                  </span>
                  <Link to={paths.milestone(id)} className={classes.milestoneName ?? ''}>
                    <bdi>{title}</bdi>
                  </Link>
                  <span className={classes.when} data-tone={when?.tone}>
                    {when?.label}
                  </span>
                  {responsibleId && (
                    <span title={nameOf(responsibleId)}>
                      <Avatar name={nameOf(responsibleId)} kind="person" size={20} />
                    </span>
                  )}
                </li>
              )
            })}
            {open.length > shown && (
              <li className={classes.milestone}>
                <Link to={to} className={classes.restLink ?? ''}>
                  {open.length - shown} more
                </Link>
              </li>
            )}
            {completed > 0 && (
              <li className={classes.milestone}>
                <span className={classes.sign} data-tone="green">
                  <Icon of={IconSquareRotatedFilled} size={16} />
                </span>
                <Link to={`${to}?status=completed`} className={classes.restLink ?? ''}>
                  {completed} completed
                </Link>
              </li>
            )}
          </ul>
        )
      }}
    </Block>
  )
}
