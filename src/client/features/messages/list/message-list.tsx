import { Button } from '@mantine/core'
import { IconMessage, IconPin, IconPlus } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import type { Message } from '../../../../contract/projects/messages.ts'
import { ListFailure } from '../../../kit/list/list-failure.tsx'
import { LoadFailed } from '../../../kit/list/load-failed.tsx'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import type { Listed } from '../../../kit/resource/resource.ts'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { compareIds } from '../../../lib/compare-ids.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useNearEnd } from '../../../ui/list/use-near-end.ts'
import { type FeedItem, VirtualFeed } from '../../../ui/list/virtual-feed.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { useProjectCategories } from '../../categories/project-categories.ts'
import { messageResource } from '../message-resource.ts'
import classes from './message-list.module.css'
import { MessageRow } from './message-row.tsx'

const rowHeight = 56
/** On a phone the category and the figures have a line of their own. */
const phoneRowHeight = 80
const headHeight = 37

const newestFirst = (a: Message, b: Message) => compareIds(b.id, a.id)

interface MessageListProps {
  projectId: string
  categoryId: string | undefined
  /** Absent for people who may not write one. */
  onNew: (() => void) | undefined
}

/** The messages of a project: pinned ones first, then the newest, endless. */
export const MessageList = ({ projectId, categoryId, onNew }: MessageListProps) => {
  const search = useMemo(() => ({ projectId, ...(categoryId !== undefined && { categoryId }) }), [projectId, categoryId])
  const list = useRecordList(messageResource, search)
  const { items, hasMore, waiting, error, loadMore, retry } = list
  const { users } = useWorkspace()
  const { categories } = useProjectCategories(projectId, 'message')
  const phone = usePhone()
  const scroller = useRef<HTMLElement>(null)
  useEntryKeys(scroller)
  const end = useNearEnd(() => loadMore(), hasMore && !error, items.length)
  const feed = useMemo((): FeedItem[] => {
    const names = new Map(users.map(({ id, name }) => [id, name]))
    const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))
    const rowOf = (message: Listed<Message>): FeedItem => ({
      key: message.id,
      height: phone ? phoneRowHeight : rowHeight,
      render: () => (
        <MessageRow message={message} author={names.get(message.author) ?? '…'} category={categoryNames.get(message.categoryId ?? '')} />
      ),
    })
    const headOf = (label: string, isPinned: boolean, count: string): FeedItem => ({
      key: label,
      height: headHeight,
      render: () => (
        <h2 className={classes.head}>
          {isPinned && <Icon of={IconPin} size={16} />} {label} <span className={classes.count}>{count}</span>
        </h2>
      ),
    })
    const pinned = items.filter((message) => message.pinned).sort(newestFirst)
    const others = items.filter((message) => !message.pinned).sort(newestFirst)
    const count = hasMore ? `${others.length}+` : String(others.length)
    return [
      ...(pinned.length > 0 ? [headOf('Pinned', true, String(pinned.length)), ...pinned.map(rowOf)] : []),
      ...(pinned.length > 0 && others.length > 0 ? [headOf('Latest', false, count)] : []),
      ...others.map(rowOf),
    ]
  }, [items, hasMore, phone, users, categories])
  if (waiting) return <SkeletonRows count={12} rowHeight={rowHeight} columns={['circle', '1fr', '6rem', '4rem']} />
  if (items.length > 0)
    return (
      <>
        <ListFailure list={list} />
        <VirtualFeed
          label="Messages"
          items={feed}
          scrollKey={`messages ${projectId} ${categoryId ?? ''}`}
          scroller={scroller}
          end={
            <>
              <div ref={end} />
              {hasMore && !error && <SkeletonRows count={3} rowHeight={rowHeight} columns={['circle', '1fr']} />}
            </>
          }
        />
      </>
    )
  if (error) return <LoadFailed title="Couldn't load messages" error={error} onRetry={() => void retry()} />
  if (categoryId !== undefined)
    return (
      <EmptyState
        title="No messages in this category"
        action={
          <Button variant="default" renderRoot={(props) => <Link {...props} to={paths.projectMessages(projectId)} />}>
            Show all messages
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={IconMessage}
      title="No messages yet"
      text="Ask a question, share a decision, or collect what everybody should read."
      action={
        onNew && (
          <Button leftSection={<Icon of={IconPlus} bold />} onClick={onNew}>
            New message
          </Button>
        )
      }
    />
  )
}
