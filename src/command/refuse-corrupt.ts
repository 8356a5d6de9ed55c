import { integrityError } from '../server/adapter/sqlite/sqlite-files.ts'
import { Misuse } from './io.ts'

/** @throws Misuse if a backup file is not an intact database */
export const refuseCorrupt = (file: string) => {
  const fault = integrityError(file)
  if (fault) throw new Misuse(`${file} is not an intact backup: ${fault}.`)
}
