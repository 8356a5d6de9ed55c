import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserPieces, measureBrowser, type Reporter } from './browser/browser.ts'
import { measureDemo } from './demo/demo.ts'
import { measureLarge } from './product/large/large.ts'
import { measureProduct } from './product/product.ts'
import { measureService } from './service/service.ts'
import { printTable, type Row } from './table.ts'

const failures: string[] = []
const reporterFor = (name: string): Reporter => ({
  say: (text) => console.log(`${name}: ${text}`),
  fail: (piece, error) => {
    failures.push(piece)
    console.error(`${piece} measurement failed:`, error)
  },
})

const { values: choices, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, small: { type: 'boolean' }, large: { type: 'boolean' } },
})
const usual = ['service', 'product', 'browser', 'demo']
const parts = [...usual, ...Object.keys(browserPieces)]
const unknown = chosen.find((name) => !parts.includes(name))
if (unknown) {
  console.error(`There is no measurement "${unknown}". Available: ${parts.join(', ')}.`)
  process.exit(2)
}
if (choices.database && !['sqlite', 'postgres'].includes(choices.database)) {
  console.error(`--database must be sqlite or postgres, not "${choices.database}".`)
  process.exit(2)
}
const wanted = chosen.length ? chosen : usual
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
const measure = async (name: string, run: (reporter: Reporter) => Promise<Row[]>) => {
  const reporter = reporterFor(name)
  try {
    rows.push(...(await run(reporter)))
  } catch (error) {
    reporter.fail(name, error)
  }
}
if (wanted.includes('service')) await measure('service', ({ say }) => measureService(say))
if (wanted.includes('product'))
  await measure('product', ({ say }) => (choices.large ? measureLarge(say, choices) : measureProduct(say, choices)))
if (inBrowser.length) await measure('browser', (reporter) => measureBrowser(reporter, inBrowser))
if (wanted.includes('demo')) await measure('demo', ({ say }) => measureDemo(say))

console.log(printTable(rows))
console.log(`\n${before.processors}, ${before.memory}, Node ${before.node}; load before ${before.load[0]}, after ${machine().load[0]}`)
writeFileSync(join(import.meta.dirname, 'latest.json'), `${JSON.stringify({ machine: before, rows, failures }, null, 2)}\n`)
process.exit(failures.length ? 1 : 0)
