import { controlDatabase } from './control-database.ts'

/** Saves the file of the database, or the one that was kept aside. @throws Error with the reason of a failure */
export const downloadDatabase = async (action: 'export' | 'exportAside') => {
  const bytes = await controlDatabase(action)
  if (!bytes) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/vnd.sqlite3' }))
  link.download = 'tandem.sqlite'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
