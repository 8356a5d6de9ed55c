import { controlDatabase } from './control-database.ts'
import { reopen } from './reopen.ts'
import { storeToken } from './session-token.ts'
import { writesDone } from './writes.ts'

/** Says that the data was replaced, on the start page. */
const messages = {
  reset: 'The demo was started over',
  import: 'The backup is open',
  fill: 'Loaded 10,000 contacts',
  undo: 'The data from before is back',
}

/** Runs an action that replaces the database, which ends all sessions, and opens the start page. Writes on their way are saved before. @throws Error with a reason */
export const replaceDatabase = async (action: keyof typeof messages, options: Parameters<typeof controlDatabase>[1] = {}) => {
  await writesDone()
  await controlDatabase(action, options)
  await storeToken(undefined)
  reopen(messages[action])
}

const header = 'SQLite format 3\0'

/** Whether a file begins like a backup. */
export const isBackup = async (file: Blob) => (await file.slice(0, header.length).text()) === header
