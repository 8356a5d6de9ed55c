import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { tagsOf } from '../contact-words.ts'
import classes from './bulk.module.css'

const counted = (contacts: readonly Contact[]) => {
  const counts = new Map<string, number>()
  for (const tag of contacts.flatMap(tagsOf)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
}

/** The tags that the selected carry; pressing one takes it off all of them. */
export const UntagPanel = ({ contacts, onChoose }: { contacts: readonly Contact[]; onChoose: (tag: string) => void }) => {
  const tags = counted(contacts)
  if (!tags.length) return <p className={classes.words}>None of them carries a tag.</p>
  return (
    <div className={classes.untag}>
      <p className={classes.heading}>Take a tag off</p>
      <div className={classes.rows}>
        {tags.map(([tag, count], at) => (
          <button key={tag} type="button" className={classes.row} data-autofocus={at === 0 || undefined} onClick={() => onChoose(tag)}>
            <bdi>{tag}</bdi>
            <span className={classes.count}>{formatCount(count)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
