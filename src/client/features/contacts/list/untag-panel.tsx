import { compareNames } from '../../../../contract/name-order.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import classes from './untag-panel.module.css'

const counted = (tags: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || compareNames(a[0], b[0]))
}

interface UntagPanelProps {
  /** The tags of all selected contacts. */
  tags: readonly string[]
  onChoose: (tag: string) => void
}

/** Chooses the tag to remove from the selected contacts. */
export const UntagPanel = ({ tags, onChoose }: UntagPanelProps) => {
  if (tags.length === 0) return <p className={classes.none}>None of them has a tag.</p>
  return (
    <div className={classes.rows}>
      <p className={classes.heading}>Remove a tag</p>
      {counted(tags).map(([tag, count], at) => (
        <button key={tag} type="button" className={classes.row} data-autofocus={at === 0 || undefined} onClick={() => onChoose(tag)}>
          <bdi>{tag}</bdi>
          <span className={classes.count}>{formatCount(count)}</span>
        </button>
      ))}
    </div>
  )
}
