import { IconMessageCircle, IconPaperclip } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Message } from '../../../contract/projects/messages.ts'
import type { Listed } from '../../kit/resource/resource.ts'
import { htmlText } from '../../kit/rich-text/html-text.ts'
import { PrivateMark, privateClass } from '../../kit/visibility/private-mark.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { daysAgo, formatDateTime, formatShort, formatTime, parseUtc } from '../../ui/dates/format-date.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { usePhone } from '../../ui/media/use-phone.ts'
import classes from './message-list.module.css'

const firstNameOf = (name: string) => name.split(' ')[0] ?? name

const dayOf = (at: string, now: Date) => {
  const date = parseUtc(at)
  return daysAgo(date, now) === 0 ? formatTime(date) : formatShort(date, now)
}

interface MessageRowProps {
  message: Listed<Message>
  author: string
  category: string | undefined
  now: Date
}

/** One message of the list. */
export const MessageRow = ({ message, author, category, now }: MessageRowProps) => {
  const { id, title, body, isPrivate, attachments, commentsCount = 0, createdAt, gone } = message
  const phone = usePhone()
  const excerpt = useMemo(() => htmlText(body, 600), [body])
  return (
    <article className={[classes.row, privateClass(isPrivate)].filter(Boolean).join(' ')} data-gone={gone}>
      <Avatar name={author} kind="person" size={28} />
      <div className={classes.words}>
        <p className={classes.titleLine}>
          {gone ? (
            <bdi className={classes.name}>{title}</bdi>
          ) : (
            <Link data-entry className={classes.name ?? ''} to={paths.message(id)}>
              <bdi>{title}</bdi>
            </Link>
          )}
          {isPrivate && <PrivateMark short={phone} />}
          {gone && <span className={classes.gone}>Deleted</span>}
        </p>
        <p className={classes.excerpt}>
          <bdi>
            {firstNameOf(author)}: {excerpt}
          </bdi>
        </p>
      </div>
      <bdi className={classes.category}>{category}</bdi>
      <span className={classes.figure} title={attachments.length > 0 ? 'Files' : undefined}>
        {attachments.length > 0 && (
          <>
            <Icon of={IconPaperclip} size={14} /> {attachments.length}
            <span className="t-unseen"> files</span>
          </>
        )}
      </span>
      <span className={classes.figure} title={commentsCount > 0 ? 'Comments' : undefined}>
        {commentsCount > 0 && (
          <>
            <Icon of={IconMessageCircle} size={14} /> {commentsCount}
            <span className="t-unseen"> comments</span>
          </>
        )}
      </span>
      <time className={classes.time} title={formatDateTime(createdAt)}>
        {dayOf(createdAt, now)}
      </time>
    </article>
  )
}
