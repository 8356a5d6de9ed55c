import { main } from '../src/serve.ts'

const { buildApp } = await import('./build.ts')
await buildApp()
const { config } = await main({ demo: '1' })
if (config.demo)
  process.stdout.write(
    'Sign in as one of the demo users (no password), or create your own workspace.\nStop with Ctrl-C. Your data stays in the data folder.\n',
  )
