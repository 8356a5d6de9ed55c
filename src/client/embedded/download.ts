import { saveFile } from '../ui/storage/save-file.ts'
import { controlDatabase } from './control-database.ts'

/** Saves the file of the database, or the one that was kept aside. @throws Error with the reason of a failure */
export const downloadDatabase = async (action: 'export' | 'exportAside') => {
  const bytes = await controlDatabase(action)
  if (bytes) saveFile(new Blob([bytes], { type: 'application/vnd.sqlite3' }), 'tandem.sqlite')
}
