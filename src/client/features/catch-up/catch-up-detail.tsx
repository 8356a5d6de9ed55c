import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Commentable } from '../../kit/comments/comment-resource.ts'
import { CommentThread } from '../../kit/comments/comment-thread.tsx'
import { paths } from '../../paths.ts'
import { avatar } from '../../ui/avatar/avatar.tsx'
import { formatDayTime } from '../../ui/dates/format-day-time.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import { countOf } from '../../ui/text/noun.ts'
import { ActivitySentence } from '../activity/activity-sentence.tsx'
import { wordsOf } from '../activity/activity-words.ts'
import classes from './catch-up-detail.module.css'
import type { NewsGroup } from './catch-up-groups.ts'

const commentables: readonly string[] = [
  'messages',
  'milestones',
  'tasks',
  'writeboards',
  'files',
  'links',
] satisfies Commentable['resource'][]
const change = { one: 'change', other: 'changes' }

/** Returns the page of what the group is about, or of the closest record around it that has one. */
export const pathOf = ({ about, recordings }: NewsGroup): string | undefined =>
  [about, ...(recordings.at(-1)?.ancestors ?? [])].map(({ resource, id }) => paths.record(resource, id)).find((path) => path !== undefined)

interface CatchUpDetailProps {
  group: NewsGroup
  nameOf: (id: string) => string
  /** Whether a reply is being written. */
  replying: boolean
  onReply: (replying: boolean) => void
}

/** What happened to one thing since the user last looked, and its comments. */
export const CatchUpDetail = ({ group, nameOf, replying, onReply }: CatchUpDetailProps) => {
  const { about, place, recordings } = group
  const now = useNow()
  const path = pathOf(group)
  const [threadOpen, setThreadOpen] = useState(false)
  const comments = recordings.filter(({ resource }) => resource === 'comments').length
  const canReply = commentables.includes(about.resource)
  const [first] = recordings
  return (
    <article className={classes.detail} aria-label={about.title}>
      {place && <p className={classes.crumb}>{place}</p>}
      <h2 className={classes.heading}>{path ? <Link to={path}>{about.title}</Link> : about.title}</h2>
      <p className={classes.since}>{countOf(recordings.length, change)} since you last looked</p>
      <ul className={classes.events} aria-label="Changes">
        {recordings.map((recording) => {
          const { snippet } = wordsOf(recording)
          return (
            <li key={recording.id} className={classes.event}>
              {avatar(nameOf(recording.author), 'person', 28)}
              <div className={classes.words}>
                <p>
                  <ActivitySentence recording={recording} nameOf={nameOf} inline />{' '}
                  <time className={classes.time}>{formatDayTime(recording.date, now)}</time>
                </p>
                {snippet && <p className={classes.snippet}>{snippet}</p>}
              </div>
            </li>
          )
        })}
      </ul>
      {canReply && !threadOpen && !replying && (
        <div className={classes.reply}>
          {comments > 0 && (
            <Button variant="text" onClick={() => setThreadOpen(true)}>
              Show all comments
            </Button>
          )}
          <Button variant="default" size="xs" onClick={() => onReply(true)}>
            Reply
          </Button>
        </div>
      )}
      {canReply && (threadOpen || replying) && (
        <CommentThread
          on={{ resource: about.resource, id: about.id } as Commentable}
          projectId={first?.projectId}
          count={comments}
          since={first?.date ?? ''}
          writing={replying}
          onWriting={onReply}
        />
      )}
    </article>
  )
}
