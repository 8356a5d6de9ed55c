import { useQuery } from '@tanstack/react-query'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { contactQueries } from '../queries.ts'
import { useCompanySearch } from '../use-company-search.ts'
import type { ContactDraft } from './contact-draft.ts'

type Company = ContactDraft['company']

interface CompanyFieldProps {
  value: Company
  onChange: (company: Company) => void
  /** What is being typed, before anything is chosen. */
  onTyped: (text: string) => void
  error?: string | undefined
}

/** The company by its name: an existing one, or a new one by typing another name. */
export const CompanyField = ({ value, onChange, onTyped, error }: CompanyFieldProps) => {
  const search = useCompanySearch()
  const kept = (chosen: Company): Company => chosen && { label: chosen.label, ...(chosen.id && { id: chosen.id }) }
  return (
    <ComboField
      label="Company"
      description={value && !value.id ? 'This makes a new company.' : 'An existing company. A new name makes a new company.'}
      error={error}
      value={value}
      onChange={(chosen) => onChange(kept(chosen))}
      onTyped={onTyped}
      search={search}
      createLabel={(term) => `New company “${term}”`}
    />
  )
}

/** The e-mail addresses of a company and its people, for telling when one is mistyped. */
export const useCompanyEmails = (company: Company): readonly string[] => {
  const id = company?.id ?? ''
  const people = useQuery({ ...contactQueries.peopleOf(id), enabled: id !== '' }).data?.people ?? []
  const own = useQuery({ ...contactQueries.ahead(id), enabled: id !== '' }).data
  return [...people, ...(own ? [own] : [])].flatMap(({ contactData }) =>
    contactData.filter(({ entityType }) => entityType === 'e-mail').map(({ entityValue }) => entityValue),
  )
}
