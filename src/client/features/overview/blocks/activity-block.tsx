import { useQuery } from '@tanstack/react-query'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { TimeAgo } from '../../../ui/dates/time-ago.tsx'
import { ActivitySentence } from '../../feed/activity-sentence.tsx'
import classes from '../overview.module.css'
import { overviewQueries } from '../overview-queries.ts'
import { Block } from './block.tsx'

const shown = 5

/** What happened in the project last. */
export const ActivityBlock = ({ projectId }: { projectId: string }) => {
  const query = useQuery(overviewQueries.activity(projectId))
  const { nameOf } = useWorkspace()
  return (
    <Block title="Latest activity" query={query}>
      {(recordings) =>
        recordings.length === 0 ? (
          <p className={classes.empty}>Nothing has happened yet.</p>
        ) : (
          <ul>
            {recordings.slice(0, shown).map((recording) => (
              <li key={recording.id} className={classes.event}>
                <Avatar name={nameOf(recording.author)} kind="person" size={20} />
                <span className={classes.sentence}>
                  <ActivitySentence recording={recording} nameOf={nameOf} inline />
                </span>
                <span className={classes.when}>
                  <TimeAgo at={recording.date} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  )
}
