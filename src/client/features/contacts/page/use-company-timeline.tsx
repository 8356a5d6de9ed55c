import { Segmented } from '../../../ui/filters/segmented.tsx'
import { storedChoice } from '../../../ui/storage/stored-choice.ts'

const timelineChoice = storedChoice('tandem-company-timeline', ['company', 'people'])
const options = [
  { value: 'company', label: 'Company only' },
  { value: 'people', label: 'With its people' },
] as const

/** Whether the timeline of a company has the notes and tasks of its people, with the control that chooses it, which a company without people does not need. */
export const useCompanyTimeline = (hasPeople: boolean) => {
  const choice = timelineChoice.use()
  const shown = choice === 'people'
  const control = (shown || hasPeople) && (
    <Segmented label="Notes and tasks of" value={choice} options={options} onChange={timelineChoice.set} />
  )
  return { shown, control }
}
