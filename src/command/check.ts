import type { Config } from '../config.ts'
import { repairAddresses } from '../server/resources/people/sign-in/check-addresses.ts'
import { checkStore } from '../server/service.ts'
import { refuseMissing, withStore } from './databases.ts'
import { say, withBar } from './io.ts'

/** `check`: verifies every reference, order and counter in the database; exits with 1 if it finds faults. */
export const check = async (config: Config) => {
  const faults = await withStore(config, (store) => withBar('Checking', (progress) => checkStore(store, progress)), { toRead: true })
  for (const fault of faults) say(fault)
  say(faults.length === 0 ? 'No faults found.' : faults.length === 1 ? '1 fault.' : `${faults.length} faults.`)
  if (faults.length) process.exitCode = 1
}

/** `addresses repair`: makes the reserved addresses match the users. The running service does the same every hour. */
export const repair = async (config: Config) => {
  refuseMissing(config)
  await withStore(config, repairAddresses)
  say('The reserved addresses match the users.')
}
