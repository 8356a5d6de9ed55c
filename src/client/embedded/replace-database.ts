import { getWelcome } from '../../contract/x/people/me.ts'
import { createDemoSession } from '../../contract/x/people/sessions.ts'
import { api, send } from '../lib/api.ts'
import { forgetTabUser } from '../lib/tab-user.ts'
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

/** Signs in as the person of the new sample who has this name, if there is one. */
const rejoinAs = async (name: string) => {
  const { welcome } = await api(getWelcome)
  const userId = welcome.people.find((person) => person.name === name)?.id
  if (userId !== undefined) await send(createDemoSession, { body: { session: { userId } } })
}

/**
 * Runs an action that replaces the database, which ends all sessions, and opens the start page: as the person called `stayAs`, where the
 * new data has them. Writes on their way are saved before. @throws Error with a reason
 */
export const replaceDatabase = async (
  action: keyof typeof messages,
  { stayAs, ...options }: Parameters<typeof controlDatabase>[1] & { stayAs?: string | undefined } = {},
) => {
  await writesDone()
  await controlDatabase(action, options)
  await storeToken(undefined)
  forgetTabUser()
  // Whoever cannot be signed in again chooses a person on the start page.
  if (stayAs !== undefined) await rejoinAs(stayAs).catch(() => undefined)
  reopen(messages[action])
}

const header = 'SQLite format 3\0'

/** Whether a file begins like a backup. */
export const isBackup = async (file: Blob) => (await file.slice(0, header.length).text()) === header
