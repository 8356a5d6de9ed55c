import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Recording } from '../../../../contract/recordings.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { daysAgo, formatShort, formatTime, parseUtc } from '../../../ui/dates/format-date.ts'
import { formatDayTime } from '../../../ui/dates/format-day-time.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { changeNoun } from '../../../ui/text/nouns.ts'
import { ActivitySentence } from '../../feed/activity-sentence.tsx'
import { wordsOf } from '../../feed/activity-words.ts'
import { useMarkSeen, useSeenMark } from '../../feed/use-mark-seen.ts'
import classes from './block.module.css'
import { Block, type BlockOf } from './block.tsx'

const shown = 4

/** The activity of others since the user last marked it as seen. */
export const NewsBlock = (block: BlockOf<{ recordings: Recording[]; more: boolean }>) => {
  const now = useNow()
  const { seen } = useSeenMark()
  const { nameOf } = useWorkspace()
  const { upTo: markSeen } = useMarkSeen()
  const when = (date: string) => (daysAgo(parseUtc(date), now) === 0 ? formatTime(date) : formatShort(date, now))
  return (
    <Block
      {...block}
      title="Since you last looked"
      detail={() => seen && formatDayTime(seen.date, now)}
      action={({ recordings: [newest] }) =>
        newest && (
          <Button variant="text" onClick={() => markSeen(newest)}>
            Mark seen
          </Button>
        )
      }
      noun="what happened"
      rowHeight={56}
      empty={({ recordings }) => (recordings.length === 0 ? 'Nothing new.' : undefined)}
    >
      {({ recordings, more }) => (
        <>
          <ul>
            {recordings.slice(0, shown).map((recording) => {
              const { snippet } = wordsOf(recording)
              return (
                <li key={recording.id} className={classes.news}>
                  {avatar(nameOf(recording.author), 'person', 20)}
                  <span className={classes.sentence}>
                    <ActivitySentence recording={recording} nameOf={nameOf} inline />
                    {snippet && `: ${snippet}`}
                  </span>
                  <time className={classes.when}>{when(recording.date)}</time>
                </li>
              )
            })}
          </ul>
          {recordings.length > 0 && (
            <Link className={classes.more ?? ''} to={paths.catchUp}>
              Catch up on {more ? 'more than ' : ''}
              {countOf(recordings.length, changeNoun)}
            </Link>
          )}
        </>
      )}
    </Block>
  )
}
