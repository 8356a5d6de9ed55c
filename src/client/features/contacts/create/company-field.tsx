import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import type { ComboOption } from '../../../ui/combo/use-options.ts'
import { useCompanySearch } from '../use-company-search.ts'
import type { ContactDraft } from './new-contact.ts'

type Company = ContactDraft['company']

interface CompanyFieldProps {
  company: Company
  /** The text of a draft that was left before anything was chosen. */
  typed: string | undefined
  onChange: (company: Company) => void
  onTyped: (text: string) => void
  error?: string | undefined
}

/** The company by its name: an existing one, or a new one. */
export const CompanyField = ({ company, typed, onChange, onTyped, error }: CompanyFieldProps) => {
  const search = useCompanySearch()
  const [left] = useState(typed)
  const chosen: Company = left?.trim() && typed === left ? { label: left } : company
  const change = (option: ComboOption | undefined) => onChange(option && { label: option.label, ...(option.id && { id: option.id }) })
  return (
    <ComboField
      label="Company"
      description={chosen && !chosen.id ? 'This creates a new company.' : 'An existing company. A new name creates a new company.'}
      error={error}
      value={chosen}
      onChange={change}
      onTyped={onTyped}
      search={search}
      createLabel={(term) => `New company “${term}”`}
    />
  )
}

/** The e-mail addresses of a company and its people, to notice a mistyped one. */
export const useCompanyEmails = (company: Company): readonly string[] => {
  const id = company?.id ?? ''
  const people = useQuery({ ...contactQueries.peopleOf(id), enabled: id !== '' }).data?.people ?? []
  const own = useQuery({ ...contactResource.ahead(id), enabled: id !== '' }).data
  return [...people, ...(own ? [own] : [])].flatMap(({ contactData }) =>
    contactData.filter(({ entityType }) => entityType === 'e-mail').map(({ entityValue }) => entityValue),
  )
}
