import { memo, useState } from 'react'
import { SearchField } from '../../../ui/filters/search-field.tsx'
import type { ContactSearch } from '../search/search.ts'
import { whyNot } from '../search/search-words.ts'
import type { ApplySearch } from '../search/use-contact-search.ts'

interface TermFieldProps {
  search: ContactSearch
  apply: ApplySearch
}

/** Searches as one types: every key is a new URL, and the list behind keeps what it shows until the answer is there. */
export const TermField = memo(({ search, apply }: TermFieldProps) => {
  const inUrl = search.term ?? ''
  const [field, setField] = useState({ text: inUrl, inUrl })
  // Spaces at the ends are kept while one types; a term that came from elsewhere (back, clear) is taken over.
  if (field.inUrl !== inUrl) setField({ text: field.text.trim() === inUrl ? field.text : inUrl, inUrl })
  const change = (text: string) => {
    setField({ ...field, text })
    const { term: _, ...rest } = search
    if (text.trim() !== inUrl) apply(text.trim() ? { ...rest, term: text.trim() } : rest, { replace: true })
  }
  return (
    <SearchField
      value={field.text}
      onChange={change}
      placeholder="Name contains"
      label="Name contains"
      disabledReason={whyNot('term', search)}
    />
  )
})
