import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { SafeHtml } from '../../../kit/rich-text/safe-html.tsx'
import { paths } from '../../../paths.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { formatDayTime } from '../../../ui/dates/format-day-time.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { changeNoun } from '../../../ui/text/nouns.ts'
import { messageResource } from '../../messages/message-resource.ts'
import { TaskComposer } from '../../tasks/composer/task-composer.tsx'
import type { ProjectTaskOwner, TaskOwner } from '../../tasks/task-resource.ts'
import { ActivitySentence } from '../activity-sentence.tsx'
import { wordsOf } from '../activity-words.ts'
import classes from './catch-up-detail.module.css'
import { commentsOn, type NewsGroup, replyTo } from './catch-up-groups.ts'
import { CatchUpReply } from './catch-up-reply.tsx'

/** Returns the page of what the group is about, or of the closest record around it that has one. */
export const pathOf = ({ about, recordings }: NewsGroup): string | undefined =>
  [about, ...(recordings.at(-1)?.ancestors ?? [])].map(({ resource, id }) => paths.record(resource, id)).find((path) => path !== undefined)

interface CatchUpDetailProps {
  group: NewsGroup
  nameOf: (id: string) => string
  addsTask: boolean
  onAddTask: (adds: boolean) => void
  /** Writes a reply. */
  composer: Ref<Composer>
}

/** Whose tasks the group can have: those of the contact, deal, case or project that it is about. */
export const taskOwnerOf = ({ about, recordings }: NewsGroup): TaskOwner | ProjectTaskOwner | undefined => {
  const ownProject = about.resource === 'projects' ? about.id : recordings.at(-1)?.projectId
  if (ownProject !== undefined) return { resource: 'projects', id: ownProject }
  const { resource, id } = [about, ...(recordings.at(-1)?.ancestors ?? [])].find((record) => record.resource in taskOwners) ?? {}
  return resource && id !== undefined ? { resource: resource as TaskOwner['resource'], id } : undefined
}
const taskOwners: Record<TaskOwner['resource'], true> = { contacts: true, cases: true, deals: true }

/** The text of a message, the beginning of it unless it is opened. */
const MessageText = ({ id }: { id: string }) => {
  const { data } = useQuery(messageResource.ahead(id))
  const [isOpen, setOpen] = useState(false)
  const text = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  const body = data?.body
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures each text
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {}
    setCut(scrollHeight > clientHeight + 1)
  }, [body, isOpen])
  if (!body) return null
  return (
    <>
      <div ref={text} className={classes.body} data-open={isOpen || undefined} data-cut={(isCut && !isOpen) || undefined}>
        <SafeHtml html={body} />
      </div>
      {(isCut || isOpen) && (
        <Button variant="text" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show the whole message'}
        </Button>
      )}
    </>
  )
}

/** What happened to one thing since the user last looked, and its comments. */
export const CatchUpDetail = ({ group, nameOf, addsTask, onAddTask, composer }: CatchUpDetailProps) => {
  const { about, place, recordings } = group
  const now = useNow()
  const path = pathOf(group)
  const on = replyTo(group)
  const owner = taskOwnerOf(group)
  return (
    <article className={classes.detail} aria-label={about.title}>
      {place && <p className={classes.crumb}>{place}</p>}
      <h2 className={classes.heading}>{path ? <Link to={path}>{about.title}</Link> : about.title}</h2>
      <p className={classes.since}>{countOf(recordings.length, changeNoun)} since you last looked</p>
      {about.resource === 'messages' && <MessageText id={about.id} />}
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
      {on && <CatchUpReply key={on.id} ref={composer} on={on} projectId={recordings[0]?.projectId} comments={commentsOn(group, on)} />}
      {owner && !addsTask && (
        <Button className={classes.task ?? ''} variant="default" size="xs" onClick={() => onAddTask(true)}>
          Add task
        </Button>
      )}
      {owner && addsTask && <TaskComposer small autoFocus owner={owner} onLeave={() => onAddTask(false)} />}
    </article>
  )
}
