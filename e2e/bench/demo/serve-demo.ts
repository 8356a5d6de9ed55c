import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fileTypes } from '../../fixtures/embedded/bridge.ts'

const root = resolve(import.meta.dirname, '../../../dist/demo')
const isText = (type: string) => /^text|json|wasm/.test(type)

/** The demo on a web server that compresses as web servers do, and counts. */
export interface DemoServer {
  origin: string
  /** Bytes sent so far: to pages and their workers, and to the service worker, which stores the program. */
  sent: { pages: number; stored: number }
  close: () => void
}

export const serveDemo = async (): Promise<DemoServer> => {
  const sent = { pages: 0, stored: 0 }
  const known = new Map<string, Buffer>()
  const bodyOf = (file: string, type: string) => {
    const body = known.get(file) ?? (isText(type) ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
    known.set(file, body)
    return body
  }
  const server = createServer(({ url = '/', headers }, response) => {
    const path = url.split('?')[0] ?? '/'
    const file = join(root, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return response.writeHead(404).end()
    const type = fileTypes[extname(file)] ?? 'text/plain'
    const body = bodyOf(file, type)
    sent[path === '/service-worker.js' || headers.referer?.endsWith('/service-worker.js') ? 'stored' : 'pages'] += body.length
    const encoding = isText(type) ? { 'content-encoding': 'br' } : {}
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    return response.writeHead(200, { 'content-type': type, 'content-length': body.length, 'cache-control': cache, ...encoding }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    sent,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
