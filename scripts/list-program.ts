import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The demo's worker stores the sample itself, and SQLite's own workers are not used. */
const isStored = (file: string) => !/^(service-worker\.js|demo\.sqlite\.gz|assets\/sqlite3-(worker1|opfs-async-proxy)-.*)$/.test(file)

/** Tells the service worker of a build which files are this version of the program. */
export const listProgram = (out: string) => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((entry) => entry.isFile())
  const entries = files
    .map(({ parentPath, name }) => relative(out, join(parentPath, name)))
    .filter(isStored)
    .toSorted()
    .map((url) => ({
      url,
      revision: url.startsWith('assets/')
        ? null
        : createHash('sha256')
            .update(readFileSync(join(out, url)))
            .digest('hex')
            .slice(0, 16),
    }))
  const worker = join(out, 'service-worker.js')
  const script = readFileSync(worker, 'utf8')
  if (!script.includes('self.__WB_MANIFEST')) throw new Error('The service worker does not ask for the files of the program.')
  writeFileSync(
    worker,
    script.replace('self.__WB_MANIFEST', () => JSON.stringify(entries)),
  )
}
