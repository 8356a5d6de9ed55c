import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const site = resolve(import.meta.dirname, '../../../dist/floor')

/** Builds the floor page and returns its folder. */
export const buildFloor = async () => {
  await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' })
  const assets = join(site, 'assets')
  for (const name of readdirSync(assets)) writeFileSync(join(assets, `${name}.br`), brotliCompressSync(readFileSync(join(assets, name))))
  return site
}
