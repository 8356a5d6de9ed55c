import { memo, useRef } from 'react'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { usePhone } from '../../appearance/use-phone.ts'
import { ContactFilter, useCompanyName } from './filter-chips.tsx'
import classes from './filters.module.css'
import { FoldedFilters } from './folded-filters.tsx'
import type { ContactSearch } from './search.ts'
import { type FilterName, filterSentence, orderLabel, whyNot } from './search-words.ts'
import { SortMenu } from './sort-menu.tsx'
import type { ApplySearch } from './use-contact-search.ts'
import { useFits } from './use-fits.ts'

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

/** The one line of filters: every filter the service has, as the URL says them. Where there is no room, those not set fold into one. */
export const ContactFilters = memo(({ search, apply }: FiltersProps) => {
  const phone = usePhone()
  const line = useRef<HTMLDivElement>(null)
  const companyName = useCompanyName(search)
  const chip = (name: FilterName) => <ContactFilter key={name} name={name} search={search} apply={apply} />
  const every = [...combined, ...alone]
  const sentences = every.map((name) => filterSentence(name, search, companyName))
  const set = every.filter((_, at) => sentences[at] !== undefined)
  const fits = useFits(line, `${sentences.join('|')} ${orderLabel(search.sort)}`)
  // On a phone those that are set come first, for the line is longer than the screen.
  const inPlace = (name: FilterName) => !phone || !set.includes(name)
  const folded = !phone && !fits
  return (
    <>
      <div ref={line} className={classes.line} data-folded={folded || undefined}>
        {phone && set.map(chip)}
        <TypeFilter search={search} apply={apply} />
        {folded ? (
          <>
            {set.map(chip)}
            <FoldedFilters names={every.filter((name) => !set.includes(name))} search={search} apply={apply} />
          </>
        ) : (
          <>
            {combined.filter(inPlace).map(chip)}
            <span className={classes.or}>or by</span>
            {alone.filter(inPlace).map(chip)}
          </>
        )}
      </div>
      <span className={classes.end}>{!search.recent && <SortMenu search={search} apply={apply} />}</span>
    </>
  )
})
