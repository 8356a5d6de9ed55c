import { IconPencil, IconX } from '@tabler/icons-react'
import type { Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'
import { PickPopover } from '../../../kit/edit/pick-popover.tsx'
import { RelatedLink, RelatedRow } from '../../../kit/record/relation.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { paths } from '../../../paths.ts'
import type { ComboOption } from '../../../ui/combo/use-options.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { useCompanySearch } from '../use-company-search.ts'
import classes from './contact-properties.module.css'

/** The company of a person, with the way to choose another or none. */
export const CompanyProperty = ({ edit }: { edit: RecordEdit<Contact, ContactChange> }) => {
  const search = useCompanySearch()
  const { companyId, companyName } = edit.record
  const pick = ({ id, label }: ComboOption) =>
    edit.apply(id ? { companyId: id } : { companyName: label }, {
      message: `Changed the company to ${label}`,
      // The service derives the name from the id.
      shown: { companyName: label },
    })
  const picker = (
    <PickPopover
      label="Choose a company"
      field="Company"
      description="An existing company. A new name creates a new company."
      search={search}
      createLabel={(term) => `New company “${term}”`}
      onPick={pick}
      target={(isOpen, toggle) =>
        companyName ? (
          <IconButton label="Change the company" icon={IconPencil} size={28} onClick={toggle} />
        ) : (
          <button type="button" className={classes.empty} aria-expanded={isOpen} onClick={toggle}>
            Add a company
          </button>
        )
      }
    />
  )
  const remove = () => edit.apply({ companyId: '' }, { message: `Removed the company ${companyName}`, quiet: false })
  return (
    <InlineRow label="Company">
      <RelatedRow
        actions={
          <>
            {picker}
            {companyName && <IconButton label={`Remove ${companyName}`} icon={IconX} size={28} onClick={remove} />}
          </>
        }
      >
        {companyName && (companyId ? <RelatedLink name={companyName} kind="company" to={paths.contact(companyId)} /> : companyName)}
      </RelatedRow>
    </InlineRow>
  )
}
