import { formatDateTime, formatTime } from '../../ui/dates/format-date.ts'
import { Icon, type IconType } from '../../ui/icons/icon.tsx'
import postClasses from '../posts/post.module.css'
import classes from './stream.module.css'

/** One line of the stream that says what happened to the record itself: "Jonas Lindqvist opened the case". */
export const StreamEvent = ({ icon, who, what, at }: { icon: IconType; who?: string; what: string; at: string }) => (
  <article className={postClasses.post} aria-label={[who, what].filter(Boolean).join(' ')} tabIndex={-1} data-entry>
    <span className={classes.icon}>
      <Icon of={icon} size={18} />
    </span>
    <div className={postClasses.content}>
      <header className={postClasses.line}>
        <span className={postClasses.who}>
          {who && <bdi className={postClasses.author}>{who}</bdi>} {what}
        </span>
        <time className={postClasses.time} title={formatDateTime(at)}>
          {formatTime(at)}
        </time>
      </header>
    </div>
  </article>
)
