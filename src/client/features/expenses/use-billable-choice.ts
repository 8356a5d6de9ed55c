import { useMe } from '../../lib/session/use-me.ts'
import { storedChoice } from '../../ui/storage/stored-choice.ts'

type BillableChoice = ReturnType<typeof storedChoice<'yes' | 'no'>>

const choices = new Map<string, BillableChoice>()

/** Whether a new expense of a project is billable: as this person last chose there on this device, at first it is. */
export const useBillableChoice = (projectId: string): BillableChoice => {
  const key = `tandem-expense-billable:${useMe().id}:${projectId}`
  const choice = choices.get(key) ?? storedChoice(key, ['yes', 'no'])
  choices.set(key, choice)
  return choice
}
