import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SearchField } from '../../../ui/filters/search-field.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { tagsLike } from '../../tags/tag-options.ts'
import { contactQueries } from '../queries.ts'
import classes from './panels.module.css'

const inSight = 8

/** Arrows move between the field and the boxes under it, Enter ticks: in the field, the first that is found. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')]
  const at = stops.indexOf(event.target as HTMLInputElement)
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (at < 0 || event.nativeEvent.isComposing) return
  if (step) stops[(at + step + stops.length) % stops.length]?.focus()
  else if (event.key === 'Enter') stops[Math.max(1, at)]?.click()
  else return
  event.preventDefault()
}

/** The tags of the workspace with their counts, several to choose; each choice shows at once in the list behind. */
export const TagsPanel = ({ chosen, onChange }: { chosen: readonly string[]; onChange: (tags: readonly string[]) => void }) => {
  const tags = useQuery(contactQueries.tags())
  const [term, setTerm] = useState('')
  const found = tagsLike(tags.data ?? [], term)
  const toggle = (tag: string) => onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag].sort())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the boxes inside
    <div className={classes.form} onKeyDown={onKeyDown}>
      <div className={classes.search}>
        <SearchField value={term} onChange={setTerm} placeholder="Tag" label="Find a tag" />
      </div>
      <div className={classes.tags} role="group" aria-label="Tags">
        {found.map(([tag, count], at) => (
          <div key={tag} className={classes.tagRow} data-first={at === 0 || undefined}>
            <Checkbox checked={chosen.includes(tag)} onChange={() => toggle(tag)} label={<bdi>{tag}</bdi>} />
            <span className={classes.count}>{formatCount(count)}</span>
          </div>
        ))}
        {tags.isError && <p className={classes.hint}>The tags did not arrive.</p>}
        {tags.isSuccess && found.length === 0 && <p className={classes.hint}>{term ? 'No such tag.' : 'There are no tags yet.'}</p>}
      </div>
      <p className={classes.hint}>
        {found.length > inSight && `${formatCount(found.length)} tags, the most used first: scroll or type. `}
        Shown are contacts that have all of those ticked.
      </p>
    </div>
  )
}
