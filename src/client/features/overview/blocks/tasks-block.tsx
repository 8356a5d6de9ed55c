import { Link } from 'react-router'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { paths } from '../../../paths.ts'
import { ProgressBar } from '../../../ui/page/progress-bar.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { taskListResource } from '../../tasks/lists/task-list-resource.ts'
import classes from '../overview.module.css'
import { Block, blockQuery } from './block.tsx'

/** The task lists, each with how much of it is done. */
export const TasksBlock = ({ projectId }: { projectId: string }) => {
  const list = useRecordList(taskListResource, { projectId })
  const query = blockQuery(list)
  const open = query.data?.reduce((sum, { openCount }) => sum + openCount, 0)
  const to = paths.projectTasks(projectId)
  return (
    <Block title="Tasks" detail={open === undefined ? undefined : `${formatCount(open)} open`} query={query} more={{ to, label: 'Board' }}>
      {(lists) =>
        lists.length === 0 ? (
          <p className={classes.empty}>No task lists yet.</p>
        ) : (
          <ul>
            {lists.map(({ id, name, openCount, doneCount }) => (
              <li key={id} className={classes.list}>
                <Link to={to} className={classes.listName ?? ''}>
                  <bdi>{name}</bdi>
                </Link>
                <ProgressBar label={`${name}, done`} value={doneCount} max={openCount + doneCount || 1} tone="green" />
                <span className={classes.listCounts}>
                  {formatCount(openCount)} open, {formatCount(doneCount)} done
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  )
}
