import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { backupSqlite, inOneFile, isEmpty, isOpenElsewhere, isSound, ownFile } from '../server/adapter/sqlite/sqlite-files.ts'
import { copyStore, type Holding, holdingOf } from '../server/store/copy.ts'
import { clearing, fileAt, refuseMissing, withBoth, withCopyOf, withFile, withStore } from './databases.ts'
import { confirm, Misuse, needed, say, withBar } from './io.ts'

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
  }).catch((error: unknown) => {
    if (error instanceof Misuse) throw error
    throw new Misuse(`The copy could not be written to ${file}: ${error instanceof Error ? error.message : String(error)}.`)
  })
}

const counted = (count: number, thing: string) => `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
const inWords = ({ workspaces, rows, lastChange }: Holding) =>
  `${counted(workspaces, 'workspace')} in ${counted(rows, 'row')}, last changed ${lastChange ?? 'never'}`

const refuseUnsound = (file: string) => {
  const fault = isSound(file)
  if (fault) throw new Misuse(`${file} is not a sound copy of a database: ${fault}.`)
}

/** `backup FILE`: a consistent copy while the service goes on, opened and checked before it takes its name. */
export const backup = async (config: Config, [file]: string[]) => {
  if (!file) throw new Misuse('Say which file the copy goes to: backup FILE.')
  if (existsSync(file)) throw new Misuse(`${file} is there already; a copy never replaces another.`)
  if (!existsSync(dirname(file))) throw new Misuse(`There is no folder ${dirname(file)} for the copy.`)
  refuseMissing(config)
  const own = join(config.dataDir, 'tandem.sqlite')
  let empty = false
  await wholeFile(file, async (part) => {
    await withBar('Copying', async (progress) => {
      if (!config.databaseUrl) return backupSqlite(own, part, progress)
      await withFile(part, config, (target) => withStore(config, (store) => copyStore(store, target, { progress })))
    })
    inOneFile(part)
    refuseUnsound(part)
    empty = isEmpty(part)
  })
  say(`The copy is in ${file}; it was opened and is sound.${empty ? ' The database is empty: it holds no workspace.' : ''}`)
}

/** What is to be replaced by what, for who has to agree. */
const exchange = (held: Holding, brought: Holding) => {
  const older = (brought.lastChange ?? '') < (held.lastChange ?? '')
  const loss = older ? ' The copy is the older one: what was changed since would be gone.' : ''
  return `The database holds ${inWords(held)}.\nThe copy holds ${inWords(brought)}, and replaces it.${loss}`
}

/** `restore FILE [--replace [--yes]]`: what the copy holds, in one transaction; a service that runs meanwhile sees all of it or nothing. */
export const restore = async (config: Config, [file]: string[], values: Values) => {
  if (!file) throw new Misuse('Say which copy to bring back: restore FILE.')
  if (!existsSync(file)) throw new Misuse(`There is no file ${file}.`)
  refuseUnsound(file)
  if (isEmpty(file)) throw new Misuse(`${file} holds no workspace: there is nothing to bring back.`)
  const folder = config.databaseUrl ? tmpdir() : config.dataDir
  const { rows } = await withStore(config, (store) =>
    withCopyOf(file, folder, config, async (source) => {
      const held = await holdingOf(store)
      const replace = values.replace === true
      if (replace && held.workspaces) await confirm(exchange(held, await holdingOf(source)), values.yes === true)
      return withBar('Bringing back', (progress) => copyStore(source, store, { replace, progress }))
    }),
  )
  say(`Brought back ${rows.toLocaleString('en')} rows from ${file}.`)
}

/** `move --from ADDRESS --to ADDRESS`: everything into an empty database of either kind; counts are compared before it is kept. */
export const move = async (config: Config, _: string[], values: Values) => {
  const file = fileAt(needed(values, 'from'))
  if (file && isOpenElsewhere(file))
    await confirm(
      `Something has ${file} open, a service that runs, most likely. What is written from now on would not be moved.`,
      values.yes === true,
    )
  const { rows, tables } = await withBoth(needed(values, 'from'), needed(values, 'to'), config, (from, to) =>
    withBar('Moving', (progress) => copyStore(from, to, { progress })),
  )
  say(
    `Moved ${rows.toLocaleString('en')} rows of ${tables} tables; their counts are equal. What the old database holds is as it was; start the service on the new one.`,
  )
}
