import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { BadConfig, type Config, readConfig } from './config.ts'
import { isDamaged } from './server/adapter/sqlite/sqlite-faults.ts'
import { Damaged, NoDatabase } from './server/core/errors.ts'
import { openService } from './service.ts'
import { createSite, isBuilt } from './site/site.ts'

const listen = (server: ReturnType<typeof createServer>, { host, port }: Config) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

/** Serves the app and, at `/api`, the service, until the process is told to stop. */
export const serve = async (config: Config) => {
  const log = pino({ level: config.log })
  const service = await openService(config, log)
  const site = createSite(service.handle, log, config.trustProxy, service.health)
  const server = createServer(getRequestListener(site))
  const port = await listen(server, config)
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping')
    service.live.close()
    server.close(async () => {
      await service.close()
      process.exit(0)
    })
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 2000).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return `http://${config.host}:${port}`
}

const explain = (error: unknown) => {
  if (error instanceof BadConfig || error instanceof NoDatabase) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use: stop what listens there, or set PORT to another one.'
  if (error instanceof Damaged || isDamaged(error))
    return `The database file is damaged: ${String(error)}. Restore a backup: npm run tandem -- restore FILE --replace`
  if (error instanceof Error && 'errcode' in error)
    return `The database cannot be opened: ${error.message}. Is DATA_DIR writable, and is no other program holding it?`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Starts the service and prints its address; exits with a message if it cannot. */
export const main = async (defaults: Parameters<typeof readConfig>[1]) => {
  try {
    const config = readConfig(process.env, defaults)
    const address = await serve(config)
    if (!isBuilt()) process.stderr.write('The app is not built yet (npm run build): only the service at /api answers.\n')
    process.stdout.write(`Tandem is at ${address}\n`)
    return { config, address }
  } catch (error) {
    process.stderr.write(`Tandem did not start. ${explain(error)}\n`)
    process.exit(1)
  }
}

if (import.meta.main) await main({ demo: '0' })
