import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TagMatch } from '../../../../contract/contacts/tags.ts'
import { findNormalized } from '../../../../contract/normalize-for-search.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { checkboxKeys } from '../../../ui/fields/checkbox-keys.ts'
import { SearchField } from '../../../ui/filters/search-field.tsx'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import type { FieldSource } from '../field-source.ts'
import type { TagsFilter } from '../fields.ts'
import classes from './panels.module.css'

/** How many tags fit without scrolling. */
const inSight = 8

/** The service takes this many tags in one search. */
const mostChosen = 20

const matches: readonly { value: TagMatch; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'any', label: 'Any' },
  { value: 'none', label: 'None' },
]
const shown: Readonly<Record<TagMatch, string>> = {
  all: 'The list shows records that have all chosen tags.',
  any: 'The list shows records that have at least one of the chosen tags.',
  none: 'The list shows records that have none of the chosen tags.',
}

interface TagsPanelProps {
  /** The filter's parameter. */
  param: string
  counts: FieldSource['counts']
  chosen: TagsFilter
  onChange: (chosen: TagsFilter) => void
}

/** The tags with their counts. Each choice changes the list behind at once. */
export const TagsPanel = ({ param, counts, chosen: { match: set, tags: chosen }, onChange }: TagsPanelProps) => {
  const tags = useQuery({ queryKey: ['filter-tags', param], queryFn: async ({ client }) => (await counts?.(client)) ?? [], staleTime: 0 })
  const [term, setTerm] = useState('')
  const found = (tags.data ?? []).filter(([tag]) => term === '' || findNormalized(tag, term))
  const full = chosen.length >= mostChosen
  // The filter is unset without a tag; the choice stays for the first one.
  const [match, setMatch] = useState(set)
  const toggle = (tag: string) =>
    onChange({ match, tags: chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag].sort() })
  const choose = (next: TagMatch) => {
    setMatch(next)
    onChange({ match: next, tags: chosen })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the boxes inside
    <div className={classes.form} onKeyDown={checkboxKeys}>
      <div className={classes.search}>
        <SearchField value={term} onChange={setTerm} placeholder="Find a tag" label="Find a tag" />
      </div>
      <Segmented label="Chosen tags" value={match} options={matches} onChange={choose} />
      <div className={classes.tags} role="group" aria-label="Tags">
        {found.map(([tag, count], at) => (
          <div key={tag} className={classes.tagRow} data-first={at === 0 || undefined}>
            <Checkbox
              checked={chosen.includes(tag)}
              disabled={full && !chosen.includes(tag)}
              onChange={() => toggle(tag)}
              label={<bdi>{tag}</bdi>}
            />
            <span className={classes.count}>{formatCount(count)}</span>
          </div>
        ))}
        {tags.isError && <p className={classes.hint}>Couldn't load tags.</p>}
        {tags.isSuccess && found.length === 0 && <p className={classes.hint}>{term ? 'No tag matches.' : 'No tags yet.'}</p>}
      </div>
      <p className={classes.hint}>
        {found.length > inSight && `${formatCount(found.length)} tags, most used first. `}
        {full ? `You can filter by up to ${mostChosen} tags. Clear one to choose another.` : shown[match]}
      </p>
    </div>
  )
}
