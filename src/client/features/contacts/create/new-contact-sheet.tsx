import { AudienceSelect } from '../../../kit/create/audience-select.tsx'
import { CreateSheet } from '../../../kit/create/create-sheet.tsx'
import { NameField } from '../../../kit/create/name-field.tsx'
import { useCreateForm, useInitialDraft } from '../../../kit/create/use-create-form.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { contactPageWords } from '../contact-page-words.ts'
import { CompanyField } from './company-field.tsx'
import classes from './create.module.css'
import { EmailField } from './email-field.tsx'
import { emptyDraft, newContact, splitName } from './new-contact.ts'

const types = [
  { value: 'person', label: 'Person' },
  { value: 'company', label: 'Company' },
] as const

/**
 * The sheet in which a person or a company is created.
 *
 * @param name what it begins with when there is no draft
 */
export const NewContactSheet = ({ onClose, name }: { onClose: () => void; name: string }) => {
  const form = useCreateForm(contactResource, newContact, contactPageWords.listAddress)
  const { draft, faults, set } = form
  useInitialDraft(form.begin, emptyDraft, name === '' ? undefined : splitName(name))
  const person = draft.type === 'person'
  return (
    <CreateSheet title="New contact" form={form} onClose={onClose} note="Add more phones, addresses, dates and tags on the next page.">
      {(first) => (
        <>
          <Segmented label="Kind" size={32} value={draft.type} options={types} onChange={(type) => set({ type })} />
          <div className={person ? classes.names : undefined}>
            <NameField label={person ? 'First name' : 'Name'} first={first} form={form} />
            {person && (
              <TextField
                label="Last name"
                autoComplete="off"
                value={draft.lastName}
                error={faults.lastName}
                onChange={(lastName) => set({ lastName }, 'lastName')}
              />
            )}
          </div>
          {person && (
            <CompanyField
              company={draft.company}
              typed={draft.typedCompany}
              error={faults.company}
              onChange={(company) => set({ company, typedCompany: undefined }, 'company')}
              onTyped={(typedCompany) => set({ typedCompany: typedCompany || undefined }, 'company')}
            />
          )}
          <EmailField
            value={draft.email}
            company={person ? draft.company : undefined}
            error={faults.email}
            onChange={(email) => set({ email }, 'email')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="off"
            value={draft.phone}
            error={faults.phone}
            onChange={(phone) => set({ phone }, 'phone')}
          />
          <AudienceSelect value={draft.audience} error={faults.audience} onChange={(audience) => set({ audience }, 'audience')} />
        </>
      )}
    </CreateSheet>
  )
}
