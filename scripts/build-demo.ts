import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { openSqlite } from '../src/server/adapter/sqlite/node-sqlite.ts'
import { rebuildDerived } from '../src/server/core/store/derived/rebuild-derived.ts'
import { openDemo } from '../src/server/demo/open-demo.ts'
import { openStore } from '../src/server/service.ts'
import { listProgram } from './list-program.ts'

const out = 'dist/demo'
/** Few, because every visitor downloads them. */
const contacts = 200
const unlimited = Number.MAX_SAFE_INTEGER

/** Returns the sample workspace as an SQLite file without a log. */
const sampleDatabase = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-demo-'))
  const file = join(folder, 'tandem.sqlite')
  try {
    const capacity = { contacts: unlimited, deals: unlimited, cases: unlimited, files: unlimited }
    const store = openStore(await openSqlite(file), capacity, () => new Date())
    await rebuildDerived(store)
    await openDemo(store, contacts)
    await store.close()
    const raw = new DatabaseSync(file)
    // The app moves all dates by the days that have passed since.
    raw.exec(`pragma journal_mode = delete; pragma user_version = ${Math.floor(Date.now() / 86_400_000)}; vacuum`)
    raw.close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Builds the demo into dist/demo: static files that any web server can serve. */
await build({ mode: 'demo', logLevel: 'warn' })
listProgram(out)
const sample = await sampleDatabase()
const packed = gzipSync(sample, { level: 9 })
writeFileSync(join(out, 'demo.sqlite.gz'), packed)
console.log(
  `Built into ${out}. The sample data has ${Math.round(sample.length / 1024)} kB, ${Math.round(packed.length / 1024)} kB compressed.`,
)
