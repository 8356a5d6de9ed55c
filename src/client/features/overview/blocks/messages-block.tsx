import { IconMessageCircle, IconPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Message } from '../../../../contract/projects/messages.ts'
import { htmlText } from '../../../kit/rich-text/html-text.ts'
import { PrivateMark, privateClass } from '../../../kit/visibility/private-mark.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { TimeAgo } from '../../../ui/dates/time-ago.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { firstName } from '../../../ui/text/first-name.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { useProjectCategories } from '../../categories/project-categories.ts'
import shared from '../overview.module.css'
import { overviewQueries } from '../overview-queries.ts'
import { Block } from './block.tsx'
import classes from './messages-block.module.css'

const shown = 6

const MessageRow = ({ message, author, category }: { message: Message; author: string; category: string | undefined }) => {
  const { id, title, body, isPrivate, pinned, commentsCount = 0, createdAt } = message
  return (
    <li className={[classes.row, privateClass(isPrivate)].filter(Boolean).join(' ')} data-private={isPrivate || undefined}>
      <Avatar name={author} kind="person" size={28} />
      <span className={classes.words}>
        <span className={classes.titleLine}>
          <Link to={paths.message(id)} className={classes.link ?? ''}>
            <bdi>{title}</bdi>
          </Link>
          {pinned && (
            <span role="img" aria-label="Pinned" className={classes.pin}>
              <Icon of={IconPin} size={14} />
            </span>
          )}
          {isPrivate && <PrivateMark />}
        </span>
        <span className={classes.second}>
          <bdi>{firstName(author)}</bdi>: {htmlText(body, 400)}
        </span>
      </span>
      <span className={classes.category}>{category}</span>
      <span className={classes.comments}>
        {commentsCount > 0 && (
          <>
            <Icon of={IconMessageCircle} size={14} />
            {commentsCount}
          </>
        )}
      </span>
      <span className={shared.when}>
        <TimeAgo at={createdAt} />
      </span>
    </li>
  )
}

/** The latest messages, pinned ones first. */
export const MessagesBlock = ({ projectId, count }: { projectId: string; count: number | undefined }) => {
  const query = useQuery(overviewQueries.messages(projectId))
  const { nameOf } = useWorkspace()
  const { nameOf: categoryOf } = useProjectCategories(projectId, 'message')
  return (
    <Block
      title="Messages"
      detail={count === undefined ? undefined : formatCount(count)}
      query={query}
      more={{ to: paths.projectMessages(projectId), label: 'All messages' }}
    >
      {(messages) =>
        messages.length === 0 ? (
          <p className={shared.empty}>No messages yet.</p>
        ) : (
          <ul>
            {messages.slice(0, shown).map((message) => (
              <MessageRow key={message.id} message={message} author={nameOf(message.author)} category={categoryOf(message.categoryId)} />
            ))}
          </ul>
        )
      }
    </Block>
  )
}
