import type { ContactSearch } from '../search/search.ts'
import { type FilterName, withoutFilter } from '../search/search-words.ts'
import type { ApplySearch } from '../search/use-contact-search.ts'
import { CompanyPanel } from './company-panel.tsx'
import { SincePanel } from './since-panel.tsx'
import { TagsPanel } from './tags-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import { TitlePanel } from './title-panel.tsx'

interface FilterPanelProps {
  name: Exclude<FilterName, 'recent'>
  search: ContactSearch
  apply: ApplySearch
  onDone: () => void
}

/** What opens beside a filter, to set it. */
export const FilterPanel = ({ name, search, apply, onDone }: FilterPanelProps) => {
  const set = (part: Partial<ContactSearch>) => {
    onDone()
    apply({ ...search, ...part })
  }
  const clear = () => {
    onDone()
    apply(withoutFilter(name, search))
  }
  if (name === 'title') return <TitlePanel value={search.title ?? ''} onApply={(title) => set({ title })} />
  if (name === 'email')
    return (
      <TextPanel
        label="E-mail"
        description="The whole address, or its end: @fjordlys.no"
        value={search.email ?? ''}
        onApply={(email) => (email ? set({ email }) : clear())}
      />
    )
  if (name === 'company') return <CompanyPanel onApply={(companyId) => set({ companyId })} />
  if (name === 'since') return <SincePanel value={search.since ?? ''} onApply={(since) => set({ since })} />
  return (
    <TagsPanel
      chosen={search.tags ?? []}
      onChange={(tags) => apply(tags.length ? { ...search, tags } : withoutFilter('tags', search), { replace: true })}
    />
  )
}
