import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findNormalized } from '../../../../contract/normalize-for-search.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { checkboxKeys } from '../../../ui/fields/checkbox-keys.ts'
import { SearchField } from '../../../ui/filters/search-field.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import type { FieldSource } from '../field-source.ts'
import classes from './panels.module.css'

/** How many tags fit without scrolling. */
const inSight = 8

/** The service takes this many tags in one search. */
const mostChosen = 20

interface TagsPanelProps {
  /** The filter's parameter. */
  param: string
  counts: FieldSource['counts']
  chosen: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** The tags with their counts. Each choice changes the list behind at once. */
export const TagsPanel = ({ param, counts, chosen, onChange }: TagsPanelProps) => {
  const tags = useQuery({ queryKey: ['filter-tags', param], queryFn: async ({ client }) => (await counts?.(client)) ?? [], staleTime: 0 })
  const [term, setTerm] = useState('')
  const found = (tags.data ?? []).filter(([tag]) => term === '' || findNormalized(tag, term))
  const full = chosen.length >= mostChosen
  const toggle = (tag: string) => onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag].sort())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the boxes inside
    <div className={classes.form} onKeyDown={checkboxKeys}>
      <div className={classes.search}>
        <SearchField value={term} onChange={setTerm} placeholder="Find a tag" label="Find a tag" />
      </div>
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
        {full
          ? `You can filter by up to ${mostChosen} tags. Clear one to choose another.`
          : 'The list shows records that have all chosen tags.'}
      </p>
    </div>
  )
}
