import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { backupSqlite, inOneFile, isEmpty, ownFile } from '../server/adapter/sqlite/sqlite-files.ts'
import { NoDatabase } from '../server/core/errors.ts'
import { copyStore } from '../server/core/store/copy.ts'
import { clearing, refuseMissing, withFile, withStore } from './databases.ts'
import { Misuse, say, withBar } from './io.ts'
import { refuseCorrupt } from './refuse-corrupt.ts'

/** Creates a file that gets its name only when it is complete; removes it on failure. */
const writeAtomically = async (file: string, make: (part: string) => Promise<void>) => {
  const part = `${file}.part`
  const clear = () => Promise.all(['', '-wal', '-shm', '-journal'].map((end) => rm(part + end, { force: true })))
  await clearing(clear, async () => {
    await clear()
    ownFile(part)
    await make(part)
    await rename(part, file)
  }).catch((error: unknown) => {
    if (error instanceof Misuse || error instanceof NoDatabase) throw error
    throw new Misuse(`Could not write the backup to ${file}: ${error instanceof Error ? error.message : String(error)}.`)
  })
}

/** `backup FILE`: writes a consistent copy of a running service's database and verifies it before it gets its name. */
export const backup = async (config: Config, [file]: string[]) => {
  if (!file) throw new Misuse('Name the backup file: backup FILE.')
  if (existsSync(file)) throw new Misuse(`${file} already exists. A backup never replaces a file.`)
  if (!existsSync(dirname(file))) throw new Misuse(`The folder ${dirname(file)} does not exist.`)
  refuseMissing(config)
  const own = join(config.dataDir, 'tandem.sqlite')
  let empty = false
  await writeAtomically(file, async (part) => {
    await withBar('Copying', async (progress) => {
      if (!config.databaseUrl) return backupSqlite(own, part, progress)
      await withFile(part, config, (target) => withStore(config, (store) => copyStore(store, target, { progress }), { toRead: true }))
    })
    inOneFile(part)
    refuseCorrupt(part)
    empty = isEmpty(part)
  })
  say(`Wrote and verified ${file}.${empty ? ' The database is empty: it has no workspace.' : ''}`)
}
