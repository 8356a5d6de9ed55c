import { Link } from 'react-router'
import type { Recording } from '../../../contract/recordings.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import classes from './activity-line.module.css'
import { wordsOf } from './activity-words.ts'

/** The page that a recording leads to: of its record, or of the closest record around it that has one. */
const pathOf = ({ resource, resourceId, ancestors }: Recording) =>
  [{ resource, id: resourceId }, ...ancestors].map((record) => paths.record(record.resource, record.id)).find((path) => path !== undefined)

interface ActivitySentenceProps {
  recording: Recording
  nameOf: (userId: string) => string
  /** Within a longer text, which may break into lines. */
  inline?: boolean
}

/** "Jonas Lindqvist added a note on Sigrid Aune", a link to its thing where that has a page. */
export const ActivitySentence = ({ recording, nameOf, inline = false }: ActivitySentenceProps) => {
  const own = useMe().id === recording.author
  const { verb, object, also } = wordsOf(recording)
  const path = pathOf(recording)
  const words = (
    <>
      <bdi className={classes.strong}>{own ? 'You' : nameOf(recording.author)}</bdi> {verb} <bdi className={classes.strong}>{object}</bdi>
      {also && <bdi> {also}</bdi>}
    </>
  )
  const look = inline ? (classes.inline ?? '') : (classes.sentence ?? '')
  if (path === undefined) return <span className={look}>{words}</span>
  return (
    <Link to={path} className={`${look} ${classes.link}`} data-entry>
      {words}
    </Link>
  )
}
