import { controlDatabase } from './control-database.ts'

const save = (file: Blob) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'application/vnd.sqlite3' }))
  link.download = 'tandem.sqlite'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves the file of the database, or those that were kept aside. @throws Error with the reason of a failure */
export const downloadDatabase = async (action: 'export' | 'exportAside') => (await controlDatabase(action)).forEach(save)
