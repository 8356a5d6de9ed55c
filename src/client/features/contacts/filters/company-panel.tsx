import { useQueryClient } from '@tanstack/react-query'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { contactQueries } from '../queries.ts'
import classes from './filters.module.css'

/** A company by the beginning of its name. */
export const CompanyPanel = ({ onApply }: { onApply: (companyId: string) => void }) => {
  const client = useQueryClient()
  return (
    <div className={classes.form}>
      <ComboField
        label="Company"
        description="Shown are the people who belong to it."
        value={undefined}
        onChange={(company) => company?.id && onApply(company.id)}
        search={async (term) =>
          (await client.fetchQuery(contactQueries.companies(term))).map(({ id, name }) => ({ id, label: name, kind: 'company' }))
        }
        nothing="No company has this in its name."
        autoFocus
      />
    </div>
  )
}
