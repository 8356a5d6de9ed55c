import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { listProgram } from './list-program.ts'

const out = 'dist/app'
const stampFile = 'dist/app.stamp'
const sources = ['index.html', 'package-lock.json', 'vite.config.ts', 'public', 'scripts', 'src']

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return []
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path]
}

/** Returns a hash of all sources. */
const stampOfSources = () => {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow).filter((name) => !name.includes('.test.'))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Writes compressed copies beside each text file. Browsers accept brotli only over https or on localhost, gzip everywhere. */
const compress = () => {
  for (const file of filesBelow(out).filter((name) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(name))) {
    const text = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
}

/** Builds the app into dist/app unless it was built from the same sources; returns whether it built. */
export const buildApp = async () => {
  const stamp = stampOfSources()
  if (existsSync(join(out, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  await build({ logLevel: 'warn' })
  listProgram(out)
  compress()
  writeFileSync(stampFile, stamp)
  return true
}

if (import.meta.main) console.log((await buildApp()) ? `Built into ${out}.` : `${out} is up to date.`)
