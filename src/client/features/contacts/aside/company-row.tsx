import { IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { Popover } from '../../../ui/float/popover.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import type { ContactEdit } from '../edit/use-contact-edit.ts'
import { useCompanySearch } from '../use-company-search.ts'
import classes from './contact-aside.module.css'

/** The company of a person: a link to it, and the way to choose another or none. */
export const CompanyRow = ({ contact, edit }: { contact: Contact; edit: ContactEdit }) => {
  const search = useCompanySearch()
  const [open, setOpen] = useState(false)
  const { companyId, companyName } = contact
  const choose = (option: { id?: string; label: string } | undefined) => {
    if (!option) return
    setOpen(false)
    const change = option.id ? { companyId: option.id } : { companyName: option.label }
    edit.apply(change, { message: `Changed the company to ${option.label}` })
  }
  return (
    <InlineRow label="Company">
      <div className={classes.company}>
        {companyId && companyName && (
          <Link className={classes.named} to={paths.contact(companyId)} title={companyName}>
            <Avatar name={companyName} kind="company" size={20} />
            <bdi className={classes.name}>{companyName}</bdi>
          </Link>
        )}
        <span className={companyName ? classes.appears : undefined}>
          <Popover
            label="Choose a company"
            width={280}
            position="bottom-end"
            opened={open}
            onChange={setOpen}
            target={
              companyName ? (
                <IconButton label="Change the company" icon={IconPencil} size={28} onClick={() => setOpen(!open)} />
              ) : (
                <button type="button" className={classes.empty} aria-expanded={open} onClick={() => setOpen(!open)}>
                  Add a company
                </button>
              )
            }
          >
            <div className={classes.panel}>
              <ComboField
                label="Company"
                description="An existing company. A new name makes a new company."
                value={undefined}
                autoFocus
                inline
                search={search}
                createLabel={(term) => `New company “${term}”`}
                onChange={choose}
              />
            </div>
          </Popover>
          {companyName && (
            <IconButton
              label={`Remove ${companyName}`}
              icon={IconX}
              size={28}
              onClick={() => edit.apply({ companyId: '' }, { message: `Removed the company ${companyName}`, quiet: false })}
            />
          )}
        </span>
      </div>
    </InlineRow>
  )
}
