import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { readConfig } from '../../../src/config.ts'
import { openService } from '../../../src/service.ts'
import { createSite } from '../../../src/site/site.ts'

// Serves the service like src/serve.ts, with the floor page as the app. Mantine's own provider writes styles as HTML, which the app's policy refuses.
const config = readConfig(process.env)
const log = pino({ level: config.log })
const service = await openService(config, log)
const site = createSite(service.handle, log, false, service.health, process.env.FLOOR)
const listener = getRequestListener(async (request, env) => {
  const response = await site(request, env)
  response.headers.delete('content-security-policy')
  return response
})
const server = createServer(listener)
server.listen(config.port, config.host, () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`The floor is at http://${config.host}:${address.port}`)
})
process.once('SIGTERM', () => process.exit(0))
