import { saveFile } from '../ui/storage/save-file.ts'
import { controlDatabase } from './control-database.ts'

/** Saves the file of the database, or those that were kept aside. @throws Error with the reason of a failure */
export const downloadDatabase = async (action: 'export' | 'exportAside') => {
  for (const file of await controlDatabase(action)) saveFile(new Blob([file], { type: 'application/vnd.sqlite3' }), 'tandem.sqlite')
}
