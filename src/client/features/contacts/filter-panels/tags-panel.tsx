import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SearchField } from '../../../ui/filters/search-field.tsx'
import { contactQueries } from '../queries.ts'
import classes from './panels.module.css'

/** The tags of the workspace with their counts, several to choose; each choice shows at once in the list behind. */
export const TagsPanel = ({ chosen, onChange }: { chosen: readonly string[]; onChange: (tags: readonly string[]) => void }) => {
  const tags = useQuery(contactQueries.tags())
  const [term, setTerm] = useState('')
  const found = (tags.data ?? []).filter(([tag]) => tag.toLowerCase().includes(term.trim().toLowerCase()))
  const toggle = (tag: string) => onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag].sort())
  return (
    <div className={classes.form}>
      <SearchField value={term} onChange={setTerm} placeholder="Tag" label="Find a tag" />
      <div className={classes.tags} role="group" aria-label="Tags">
        {found.map(([tag, count]) => (
          <div key={tag} className={classes.tagRow}>
            <Checkbox checked={chosen.includes(tag)} onChange={() => toggle(tag)} label={<bdi>{tag}</bdi>} />
            <span className={classes.count}>{count.toLocaleString('en')}</span>
          </div>
        ))}
        {tags.isError && <p className={classes.hint}>The tags did not arrive.</p>}
        {tags.isSuccess && found.length === 0 && <p className={classes.hint}>{term ? 'No such tag.' : 'There are no tags yet.'}</p>}
      </div>
      <p className={classes.hint}>Shown are contacts that have all of them.</p>
    </div>
  )
}
