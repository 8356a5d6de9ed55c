import { Link } from 'react-router'
import type { Notification } from '../../../../contract/x/outbox.ts'
import { paths } from '../../../paths.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { formatDateTime, formatTime } from '../../../ui/dates/format-date.ts'
import { saidOf } from '../activity-words.ts'
import classes from './notifications.module.css'

interface NotificationRowProps {
  notification: Notification
  nameOf: (userId: string) => string
  onOpen?: (() => void) | undefined
}

/** "Sigrid Aune posted Photographs from the night ferry", with its project and whether it is unread. */
export const NotificationRow = ({ notification, nameOf, onOpen }: NotificationRowProps) => {
  const { kind, resource, resourceId, title, author, projectId, projectName, read, createdAt, on, page } = notification
  const path =
    (on ? paths.record(on.resource, on.id) : paths.record(resource, resourceId)) ??
    (page && paths.record(page.resource, page.id)) ??
    (projectId && paths.record('projects', projectId))
  const strong = read ? classes.strong : `${classes.strong} t-strong`
  const words = (
    <>
      <bdi className={strong}>{nameOf(author)}</bdi> {saidOf(kind, resource).verb} <bdi className={strong}>{on?.title ?? title}</bdi>
    </>
  )
  return (
    <li className={classes.row} data-unread={!read || undefined}>
      {avatar(nameOf(author), 'person', 24)}
      <span className={classes.words}>
        {path ? (
          <Link to={path} className={classes.link ?? ''} data-entry onClick={onOpen}>
            {words}
          </Link>
        ) : (
          <span className={classes.sentence}>{words}</span>
        )}
        <bdi className={classes.second}>{[projectName, on && `“${title}”`].filter(Boolean).join(' · ')}</bdi>
      </span>
      <time className={classes.time} title={formatDateTime(createdAt)}>
        {formatTime(createdAt)}
      </time>
      <span className={classes.dot}>{!read && <span className={classes.word}>Unread</span>}</span>
    </li>
  )
}
