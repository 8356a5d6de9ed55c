import { IconHistory, IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FilterChip } from '../../../ui/filters/filter-chip.tsx'
import { Popover } from '../../../ui/float/popover.tsx'
import { FilterPanel } from '../filter-panels/filter-panel.tsx'
import { contactQueries } from '../queries.ts'
import type { ContactSearch } from '../search/search.ts'
import { type FilterName, filterLabels, filterSentence, whyNot, withoutFilter } from '../search/search-words.ts'
import type { ApplySearch } from '../search/use-contact-search.ts'

interface ChipProps {
  name: FilterName
  search: ContactSearch
  apply: ApplySearch
}

const icons = { tags: IconTag, recent: IconHistory }
const iconOf = (name: FilterName) => (name === 'tags' || name === 'recent' ? { icon: icons[name] } : {})

/** The name of the company filtered by, once it is known. */
export const useCompanyName = ({ companyId }: ContactSearch) =>
  useQuery({ ...contactQueries.ahead(companyId ?? ''), enabled: companyId !== undefined }).data?.name

/** One filter: a word while it is not set, a sentence when it is. */
export const ContactFilter = ({ name, search, apply }: ChipProps) => {
  const [open, setOpen] = useState(false)
  const sentence = filterSentence(name, search, useCompanyName(search))
  const reason = sentence === undefined ? whyNot(name, search) : undefined
  const chip = {
    label: sentence ?? filterLabels[name],
    set: sentence !== undefined,
    onClear: () => apply(withoutFilter(name, search)),
    disabledReason: reason,
    ...(sentence === undefined && iconOf(name)),
  }
  if (name === 'recent')
    return <FilterChip {...chip} onOpen={() => apply(search.recent ? withoutFilter('recent', search) : { sort: 'name', recent: true })} />
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      label={filterLabels[name]}
      width={name === 'since' ? 'content' : 280}
      target={<FilterChip {...chip} open={open} onOpen={() => setOpen(!open)} />}
    >
      <FilterPanel name={name} search={search} apply={apply} onDone={() => setOpen(false)} />
    </Popover>
  )
}
