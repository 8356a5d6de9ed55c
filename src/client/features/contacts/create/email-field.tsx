import { TextField } from '../../../ui/fields/text-field.tsx'
import { useCompanyEmails } from './company-field.tsx'
import type { ContactDraft } from './contact-draft.ts'
import classes from './create.module.css'
import { domainsOf, emailHint } from './email-hint.ts'

interface EmailFieldProps {
  value: string
  onChange: (email: string) => void
  company: ContactDraft['company']
  error?: string | undefined
}

/** The e-mail address; where its domain is nearly the company's, the company's is offered. */
export const EmailField = ({ value, onChange, company, error }: EmailFieldProps) => {
  const meant = emailHint(value.trim(), domainsOf(useCompanyEmails(company)))
  const hint = meant && (
    <>
      Did you mean{' '}
      <button type="button" className={classes.meant} onClick={() => onChange(meant)}>
        {meant}
      </button>
      ?
    </>
  )
  const said =
    error &&
    (hint ? (
      <>
        {error.replace(', such as .com', '')} {hint}
      </>
    ) : (
      error
    ))
  return <TextField label="E-mail" type="email" autoComplete="off" value={value} onChange={onChange} error={said} description={hint} />
}
