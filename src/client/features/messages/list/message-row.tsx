import { IconMessageCircle, IconPaperclip } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Message } from '../../../../contract/projects/messages.ts'
import type { Listed } from '../../../kit/resource/resource.ts'
import { htmlText } from '../../../kit/rich-text/html-text.ts'
import { PrivateMark, privateClass } from '../../../kit/visibility/private-mark.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { TimeAgo } from '../../../ui/dates/time-ago.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { firstName } from '../../../ui/text/first-name.ts'
import classes from './message-list.module.css'

interface MessageRowProps {
  message: Listed<Message>
  author: string
  category: string | undefined
}

/** One message of the list. */
export const MessageRow = ({ message, author, category }: MessageRowProps) => {
  const { id, title, body, isPrivate, attachments, commentsCount = 0, createdAt } = message
  const phone = usePhone()
  const excerpt = useMemo(() => htmlText(body, 600), [body])
  return (
    <article className={[classes.row, privateClass(isPrivate)].filter(Boolean).join(' ')}>
      <Avatar name={author} kind="person" size={28} />
      <div className={classes.words}>
        <p className={classes.titleLine}>
          <Link data-entry className={classes.name ?? ''} to={paths.message(id)}>
            <bdi>{title}</bdi>
          </Link>
          {isPrivate && <PrivateMark short={phone} />}
        </p>
        <p className={classes.excerpt}>
          <bdi>
            {firstName(author)}: {excerpt}
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
      <span className={classes.time}>
        <TimeAgo at={createdAt} />
      </span>
    </article>
  )
}
