import { useCompanySearch } from '../use-company-search.ts'
import { PickPanel } from './pick-panel.tsx'

/** A company by what its name contains; shown are the people who belong to it. */
export const CompanyPanel = ({ onApply }: { onApply: (companyId: string) => void }) => (
  <PickPanel
    label="People of the company"
    search={useCompanySearch()}
    onPick={({ id }) => id && onApply(id)}
    nothing="No company has this in its name."
  />
)
