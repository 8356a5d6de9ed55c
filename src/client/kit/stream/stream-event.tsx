import { formatDateTime, formatTime } from '../../ui/dates/format-date.ts'
import { Icon, type IconType } from '../../ui/icons/icon.tsx'
import postClasses from '../posts/post.module.css'
import { StreamItem } from './stream-item.tsx'

/** One line of the stream that says what happened to the record itself: "Jonas Lindqvist opened the case". */
export const StreamEvent = ({ icon, who, text, at }: { icon: IconType; who?: string; text: string; at: string }) => (
  <StreamItem label={[who, text].filter(Boolean).join(' ')} lead={<Icon of={icon} size={18} />}>
    <header className={postClasses.line}>
      <span className={postClasses.who}>
        {who && <bdi className={postClasses.author}>{who}</bdi>} {text}
      </span>
      <time className={postClasses.time} title={formatDateTime(at)}>
        {formatTime(at)}
      </time>
    </header>
  </StreamItem>
)
