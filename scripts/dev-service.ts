import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import type { Plugin } from 'vite'
import { readConfig } from '../src/config.ts'
import { openService } from '../src/service.ts'
import { createSite } from '../src/site/site.ts'

/** Serves the API at /api next to the app with hot reload, for `npm run dev`. */
export const devService = (): Plugin => ({
  name: 'tandem-service',
  apply: 'serve',
  configureServer: async (vite) => {
    const log = pino({ level: 'error' })
    const config = readConfig(process.env, { demo: '1' })
    const service = await openService(config, log)
    const listener = getRequestListener(createSite(service.handle, log, config.trustProxy, service.health))
    vite.middlewares.use((request, response, next) => (request.url?.startsWith('/api/') ? void listener(request, response) : next()))
    vite.httpServer?.once('close', () => void service.close())
  },
})
