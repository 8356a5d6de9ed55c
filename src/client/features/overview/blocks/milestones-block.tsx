import { Link } from 'react-router'
import type { Milestone } from '../../../../contract/projects/milestones.ts'
import { dueWords } from '../../../kit/due/due-words.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { milestoneResource } from '../../../records/milestones/milestone-resource.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Diamond } from '../../../ui/icons/diamond.tsx'
import classes from '../overview.module.css'
import { Block, blockQuery } from './block.tsx'

const shown = 5
const isOpen = ({ completedAt }: Milestone) => completedAt === ''

/** Late and coming milestones, and the number of completed ones. */
export const MilestonesBlock = ({ projectId }: { projectId: string }) => {
  const query = blockQuery(useRecordList(milestoneResource, { projectId }))
  const { nameOf } = useWorkspace()
  const days = useDueDays()
  const to = paths.projectMilestones(projectId)
  return (
    <Block title="Milestones" detail={query.data?.filter(isOpen).length} query={query} more={{ to, label: 'Timeline' }}>
      {(milestones) => {
        const open = milestones.filter(isOpen)
        const completed = milestones.length - open.length
        if (milestones.length === 0) return <p className={classes.empty}>No milestones yet.</p>
        return (
          <ul>
            {open.slice(0, shown).map(({ id, title, deadline, responsibleId }) => {
              const when = dueWords(deadline, days)
              return (
                <li key={id} className={classes.milestone}>
                  <Diamond tone={when?.tone} size={16} />
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
                <Diamond tone="green" size={16} />
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
