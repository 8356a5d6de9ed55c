import { storedChoice } from '../storage/stored-choice.ts'

/** The height of list rows: 40 px, or 32. */
const choice = storedChoice('tandem-density', ['comfortable', 'compact'])

export const useDensity = () => {
  const density = choice.use()
  return { density, setDensity: choice.set, rowHeight: density === 'compact' ? 32 : 40 } as const
}
