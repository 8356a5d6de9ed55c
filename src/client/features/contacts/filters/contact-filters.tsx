import { memo, useRef } from 'react'
import { pieceNames } from '../../../ui/filters/fold-pieces.ts'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { useFolded } from '../../../ui/filters/use-folded.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import type { ContactSearch } from '../search/search.ts'
import { type FilterName, filterLabels, filterSentence, orderLabel, whyNot } from '../search/search-words.ts'
import type { ApplySearch } from '../search/use-contact-search.ts'
import { ContactFilter, useCompanyName } from './filter-chips.tsx'
import classes from './filters.module.css'
import { FoldedFilters } from './folded-filters.tsx'
import { SortMenu } from './sort-menu.tsx'

const combined: readonly FilterName[] = ['title', 'company', 'email', 'since']
const alone: readonly FilterName[] = ['tags', 'recent']

const types = [
  { value: 'all', label: 'All' },
  { value: 'person', label: 'People' },
  { value: 'company', label: 'Companies' },
] as const

interface FiltersProps {
  search: ContactSearch
  apply: ApplySearch
}

const TypeFilter = ({ search, apply }: FiltersProps) => {
  const { type, ...rest } = search
  return (
    <Segmented
      label="Type"
      value={type ?? 'all'}
      options={types}
      disabledReason={whyNot('type', search)}
      onChange={(chosen) => apply(chosen === 'all' ? rest : { ...rest, type: chosen })}
    />
  )
}

/** The one line of filters: every filter the service has, as the URL says them. Of those not set, as many as have no room fold into one, the last first. */
export const ContactFilters = memo(({ search, apply }: FiltersProps) => {
  const phone = usePhone()
  const line = useRef<HTMLDivElement>(null)
  const companyName = useCompanyName(search)
  const chip = (name: FilterName) => (
    <span key={name} className={classes.piece} data-piece={wordsOf(name)}>
      <ContactFilter name={name} search={search} apply={apply} />
    </span>
  )
  const every = [...combined, ...alone]
  const set = every.filter((name) => filterSentence(name, search, companyName) !== undefined)
  const wordsOf = (name: FilterName) => filterSentence(name, search, companyName) ?? filterLabels[name]
  const pieces = every.map((name) => ({ name, words: wordsOf(name), folds: !set.includes(name), alone: alone.includes(name) }))
  const folded = useFolded(line, pieces, { enabled: !phone, beside: orderLabel(search.sort) })
  // On a phone those that are set come first, for the line is longer than the screen.
  const inPlace = (name: FilterName) => (phone ? !set.includes(name) : !folded.includes(name))
  const inPlaceAlone = alone.filter(inPlace)
  return (
    <>
      <div ref={line} className={classes.line} data-folded={folded.length > 0 || undefined}>
        {phone && set.map(chip)}
        <span className={classes.piece} data-piece={pieceNames.type}>
          <TypeFilter search={search} apply={apply} />
        </span>
        {combined.filter(inPlace).map(chip)}
        {inPlaceAlone.length > 0 && (
          <span className={classes.or} data-piece={pieceNames.or}>
            or by
          </span>
        )}
        {inPlaceAlone.map(chip)}
        {folded.length > 0 && (
          <span className={classes.piece} data-piece={pieceNames.more}>
            <FoldedFilters names={folded} search={search} apply={apply} />
          </span>
        )}
      </div>
      <span className={classes.end}>{!search.recent && <SortMenu search={search} apply={apply} />}</span>
    </>
  )
})
