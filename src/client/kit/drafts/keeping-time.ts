import { storedChoice } from '../../ui/storage/stored-choice.ts'

/** For how many days unsent drafts are kept on this device: they may hold more about customers than a browser should keep. */
export const keepingDays = storedChoice('tandem-keep-drafts', ['30', '7', '1'])

/** In ms. */
export const keepingTime = (): number => Number(keepingDays.get()) * 24 * 3_600_000
