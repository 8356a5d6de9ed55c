import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contactFields } from '../../../../contract/contacts/contacts.ts'
import { decode } from '../../../../contract/wire/decode.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { datumIn } from '../datum.ts'
import { useCompanyEmails } from './company-field.tsx'
import classes from './create.module.css'
import { domainsOf, emailHint } from './email-hint.ts'
import type { ContactDraft } from './new-contact.ts'

interface EmailFieldProps {
  value: string
  onChange: (email: string) => void
  company: ContactDraft['company']
  error?: string | undefined
}

/** Returns a link to the contact that already has this address. */
const useTaken = (address: string) => {
  const holder = useQuery({ ...contactQueries.withEmail(address), enabled: decode(contactFields.email, address).ok }).data
  return (
    holder && (
      <>
        <Link className={classes.meant} to={paths.contact(holder.id)}>
          <bdi>{fullName(holder)}</bdi>
        </Link>{' '}
        already has this address.
      </>
    )
  )
}

/** The e-mail address. When its domain is almost the company's, it suggests the company's. */
export const EmailField = ({ value, onChange, company, error }: EmailFieldProps) => {
  const meant = emailHint(value.trim(), domainsOf(useCompanyEmails(company)))
  const taken = useTaken(datumIn('e-mail', value))
  const hint = meant && (
    <>
      Did you mean{' '}
      <button type="button" className={classes.meant} onClick={() => onChange(meant)}>
        {meant}
      </button>
      ?
    </>
  )
  const message =
    error &&
    (hint ? (
      <>
        {error} {hint}
      </>
    ) : (
      error
    ))
  return (
    <TextField
      label="E-mail"
      type="email"
      autoComplete="off"
      value={value}
      onChange={onChange}
      error={message}
      description={taken || hint}
    />
  )
}
