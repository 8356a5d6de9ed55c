import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { backupSqlite, isSound, ownFile } from '../server/adapter/sqlite/sqlite-files.ts'
import { copyStore } from '../server/store/copy.ts'
import { clearing, withBoth, withCopyOf, withFile, withStore } from './databases.ts'
import { Misuse, needed, say, withBar } from './io.ts'

type Values = Record<string, string | boolean | undefined>

/** A file that takes its name only when it is whole, and leaves nothing when it is not. */
const wholeFile = async (file: string, make: (part: string) => Promise<void>) => {
  const part = `${file}.part`
  const clear = () => Promise.all(['', '-wal', '-shm', '-journal'].map((end) => rm(part + end, { force: true })))
  await clearing(clear, async () => {
    await clear()
    ownFile(part)
    await make(part)
    await rename(part, file)
  })
}

const refuseUnsound = (file: string) => {
  const fault = isSound(file)
  if (fault) throw new Misuse(`${file} is not a sound copy of a database: ${fault}.`)
}

/** `backup FILE`: a consistent copy while the service goes on, opened and checked before it takes its name. */
export const backup = async (config: Config, [file]: string[]) => {
  if (!file) throw new Misuse('Say which file the copy goes to: backup FILE.')
  if (existsSync(file)) throw new Misuse(`${file} is there already; a copy never replaces another.`)
  if (!existsSync(dirname(file))) throw new Misuse(`There is no folder ${dirname(file)} for the copy.`)
  const own = join(config.dataDir, 'tandem.sqlite')
  if (!config.databaseUrl && !existsSync(own)) throw new Misuse(`There is no database in ${own}: DATA_DIR names the folder.`)
  await wholeFile(file, async (part) => {
    await withBar('Copying', async (progress) => {
      if (!config.databaseUrl) return backupSqlite(own, part, progress)
      await withFile(part, config, (target) => withStore(config, (store) => copyStore(store, target, { progress })))
    })
    refuseUnsound(part)
  })
  say(`The copy is in ${file}; it was opened and is sound.`)
}

/** `restore FILE [--replace]`: what the copy holds, in one transaction; a service that runs meanwhile sees all of it or nothing. */
export const restore = async (config: Config, [file]: string[], values: Values) => {
  if (!file) throw new Misuse('Say which copy to bring back: restore FILE.')
  if (!existsSync(file)) throw new Misuse(`There is no file ${file}.`)
  refuseUnsound(file)
  const folder = config.databaseUrl ? tmpdir() : config.dataDir
  const { rows } = await withStore(config, (store) =>
    withCopyOf(file, folder, config, (source) =>
      withBar('Bringing back', (progress) => copyStore(source, store, { replace: values.replace === true, progress })),
    ),
  )
  say(`Brought back ${rows.toLocaleString('en')} rows from ${file}.`)
}

/** `move --from ADDRESS --to ADDRESS`: everything into an empty database of either kind; counts are compared before it is kept. */
export const move = async (config: Config, _: string[], values: Values) => {
  const { rows, tables } = await withBoth(needed(values, 'from'), needed(values, 'to'), config, (from, to) =>
    withBar('Moving', (progress) => copyStore(from, to, { progress })),
  )
  say(`Moved ${rows.toLocaleString('en')} rows of ${tables} tables; their counts are equal. What the old database holds is as it was.`)
}
