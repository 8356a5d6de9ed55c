import { memo, useState } from 'react'
import { SearchField } from '../../ui/filters/search-field.tsx'
import { filterValue, type SearchState } from './search-fields.ts'
import { disabledReasonOf } from './search-words.ts'
import type { UsedSearch } from './use-search.ts'

interface TermBoxProps<S extends SearchState> {
  /** The filter that it sets. */
  name: string
  placeholder: string
  search: UsedSearch<S>
}

const Box = <S extends SearchState>({ name, placeholder, search }: TermBoxProps<S>) => {
  const { fields, state, apply } = search
  const inUrl = (filterValue(state, name) as string | undefined) ?? ''
  const [field, setField] = useState({ text: inUrl, inUrl })
  // Keeps spaces at the ends while typing. A term from elsewhere (back, clear) replaces the text.
  if (field.inUrl !== inUrl) setField({ text: field.text.trim() === inUrl ? field.text : inUrl, inUrl })
  const change = (text: string) => {
    setField({ ...field, text })
    if (text.trim() !== inUrl) apply(fields.with(state, name, text.trim() || undefined), { replace: true })
  }
  return (
    <SearchField
      value={field.text}
      onChange={change}
      placeholder={placeholder}
      label={placeholder}
      disabledReason={disabledReasonOf(fields, state, name)}
    />
  )
}

/** Searches while typing. Every key changes the URL; the list keeps its rows until the next results arrive. */
export const TermBox = memo(Box) as typeof Box
