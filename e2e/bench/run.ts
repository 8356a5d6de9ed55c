import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { browserPieces, measureBrowser, type Teller } from './browser/browser.ts'
import { measureService } from './service/service.ts'
import { printTable, type Row } from './table.ts'

const failures: string[] = []
const telling = (name: string): Teller => ({
  say: (text) => console.log(`${name}: ${text}`),
  fail: (piece, error) => {
    failures.push(piece)
    console.error(`${piece} could not be measured:`, error)
  },
})

const parts = ['service', 'browser', ...Object.keys(browserPieces)]
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !parts.includes(name))
if (unknown) {
  console.error(`There is no measurement called ${unknown}; there are: ${parts.join(', ')}.`)
  process.exit(2)
}
const wanted = chosen.length ? chosen : ['service', 'browser']
const inBrowser = Object.keys(browserPieces).filter((piece) => wanted.includes('browser') || wanted.includes(piece))

const machine = () => ({
  processors: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
  date: new Date().toISOString(),
  load: loadavg().map((value) => Math.round(value * 100) / 100),
})

const rows: Row[] = []
const before = machine()
const measure = async (name: string, run: (teller: Teller) => Promise<Row[]>) => {
  const teller = telling(name)
  try {
    rows.push(...(await run(teller)))
  } catch (error) {
    teller.fail(name, error)
  }
}
if (wanted.includes('service')) await measure('service', ({ say }) => measureService(say))
if (inBrowser.length) await measure('browser', (teller) => measureBrowser(teller, inBrowser))

console.log(printTable(rows))
console.log(`\n${before.processors}, ${before.memory}, Node ${before.node}; load before ${before.load[0]}, after ${machine().load[0]}`)
writeFileSync(join(import.meta.dirname, 'latest.json'), `${JSON.stringify({ machine: before, rows, failures }, null, 2)}\n`)
process.exit(failures.length ? 1 : 0)
