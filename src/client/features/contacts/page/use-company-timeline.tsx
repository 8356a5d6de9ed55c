import { useQuery } from '@tanstack/react-query'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { storedChoice } from '../../../ui/storage/stored-choice.ts'
import { contactQueries } from '../queries.ts'

const timelineChoice = storedChoice('tandem-company-timeline', ['company', 'people'])
const options = [
  { value: 'company', label: 'Company only' },
  { value: 'people', label: 'With its people' },
] as const

/** Whether the timeline of a company has the notes and tasks of its people, with the control that chooses it; undefined for a person. */
export const useCompanyTimeline = ({ id, type }: Contact) => {
  const choice = timelineChoice.use()
  const isCompany = type === 'company'
  const { data } = useQuery({ ...contactQueries.peopleOf(id), enabled: isCompany })
  if (!isCompany) return undefined
  const shown = choice === 'people'
  const control = (shown || (data && data.total > 0)) && (
    <Segmented label="Notes and tasks of" value={choice} options={options} onChange={timelineChoice.set} />
  )
  return { shown, control }
}
