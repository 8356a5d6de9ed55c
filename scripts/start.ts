import { main } from '../src/serve.ts'

const { buildApp } = await import('./build.ts')
await buildApp()
const { config } = await main({ demo: '1' })
if (config.demo)
  process.stdout.write(
    'Sign in there by choosing one of the demo people (no password), or make a workspace of your own.\nCtrl-C stops it; everything is kept in the data folder.\n',
  )
