import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Config } from '../config.ts'
import { isEmpty } from '../server/adapter/sqlite/sqlite-files.ts'
import { copyStore, type Holding, holdingOf } from '../server/core/store/copy.ts'
import { withCopyOf, withStore } from './databases.ts'
import { confirm, Misuse, say, withBar } from './io.ts'
import { refuseCorrupt } from './refuse-corrupt.ts'

type Values = Record<string, string | boolean | undefined>

const counted = (count: number, thing: string) => `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
const describe = ({ workspaces, rows, lastChange }: Holding) =>
  `${counted(workspaces, 'workspace')} in ${counted(rows, 'row')}, last changed ${lastChange ?? 'never'}`

/** Describes what a restore replaces, for the confirmation. */
const replacement = (current: Holding, backup: Holding) => {
  const older = (backup.lastChange ?? '') < (current.lastChange ?? '')
  const loss = older ? ' The backup is older: later changes would be lost.' : ''
  return `The database has ${describe(current)}.\nThe backup has ${describe(backup)} and replaces it.${loss}`
}

/** `restore FILE [--replace [--yes]]`: restores a backup in one transaction; a running service sees all of it or nothing. */
export const restore = async (config: Config, [file]: string[], values: Values) => {
  if (!file) throw new Misuse('Name the backup file: restore FILE.')
  if (!existsSync(file)) throw new Misuse(`The file ${file} does not exist.`)
  refuseCorrupt(file)
  if (isEmpty(file)) throw new Misuse(`${file} has no workspace. There is nothing to restore.`)
  const folder = config.databaseUrl ? tmpdir() : config.dataDir
  const { rows } = await withStore(config, (store) =>
    withCopyOf(file, folder, config, async (source) => {
      const current = await holdingOf(store)
      const replace = values.replace === true
      if (replace && current.workspaces) await confirm(replacement(current, await holdingOf(source)), values.yes === true)
      return withBar('Restoring', (progress) => copyStore(source, store, { replace, progress }))
    }),
  )
  say(`Restored ${rows.toLocaleString('en')} rows from ${file}.`)
}
