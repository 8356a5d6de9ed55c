import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { measureBrowser } from './browser/browser.ts'
import { measureService } from './service/service.ts'
import { printTable, type Row } from './table.ts'

const pieces: Record<string, (say: (text: string) => void) => Promise<Row[]>> = {
  service: measureService,
  browser: measureBrowser,
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in pieces))
if (unknown) {
  console.error(`There is no measurement called ${unknown}; there are: ${Object.keys(pieces).join(', ')}.`)
  process.exit(2)
}

const machine = () => ({
  processors: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
  date: new Date().toISOString(),
  load: loadavg().map((value) => Math.round(value * 100) / 100),
})

const rows: Row[] = []
const failures: string[] = []
const before = machine()
for (const [name, measure] of Object.entries(pieces)) {
  if (chosen.length && !chosen.includes(name)) continue
  try {
    rows.push(...(await measure((text) => console.log(`${name}: ${text}`))))
  } catch (error) {
    failures.push(name)
    console.error(`${name} could not be measured:`, error)
  }
}

console.log(printTable(rows))
console.log(`\n${before.processors}, ${before.memory}, Node ${before.node}; load before ${before.load[0]}, after ${machine().load[0]}`)
writeFileSync(join(import.meta.dirname, 'latest.json'), `${JSON.stringify({ machine: before, rows, failures }, null, 2)}\n`)
process.exit(failures.length ? 1 : 0)
