import { memo } from 'react'
import type { Recording } from '../../../contract/recordings.ts'
import { avatar } from '../../ui/avatar/avatar.tsx'
import { formatDateTime, formatTime } from '../../ui/dates/format-date.ts'
import classes from './activity-line.module.css'
import { ActivitySentence } from './activity-sentence.tsx'
import { wordsOf } from './activity-words.ts'

interface ActivityLineProps {
  recording: Recording
  nameOf: (userId: string) => string
  /** Whether it arrived while the page was open. */
  arrived: boolean
}

/** One line of the activity feed: who did what, the beginning of what was written, where and when. */
export const ActivityLine = memo(({ recording, nameOf, arrived }: ActivityLineProps) => {
  const { place, snippet } = wordsOf(recording)
  return (
    <article className={classes.line} data-arrived={arrived || undefined}>
      {avatar(nameOf(recording.author), 'person', 24)}
      <div className={classes.words}>
        <p className={classes.first}>
          <ActivitySentence recording={recording} nameOf={nameOf} />
          {arrived && <span className={classes.new}>New</span>}
        </p>
        {snippet && <p className={classes.snippet}>{snippet}</p>}
      </div>
      <bdi className={classes.place}>{place}</bdi>
      <time className={classes.time} title={formatDateTime(recording.date)}>
        {formatTime(recording.date)}
      </time>
    </article>
  )
})
