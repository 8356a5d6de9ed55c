import { storedChoice } from '../../ui/storage/stored-choice.ts'

/** The step of the tour, or `done`. It is stored: a visitor takes the tour once and continues it after a reload. */
export const tourState = storedChoice('tandem-tour', ['0', '1', '2', '3', '4', '5', 'done'])

export const startTour = () => tourState.set('0')

/** Ends a step. */
export const finishStep = (step: number, count: number) => {
  const next = (['1', '2', '3', '4', '5'] as const)[step]
  tourState.set(step + 1 < count && next ? next : 'done')
}
