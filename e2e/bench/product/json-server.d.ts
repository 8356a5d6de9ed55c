declare module 'json-server' {
  import type { RequestListener, Server } from 'node:http'

  interface App extends RequestListener {
    use(...handlers: unknown[]): void
    listen(port: number, host: string, then: () => void): Server
  }
  const jsonServer: {
    create(): App
    router(file: string): unknown
    bodyParser: unknown[]
  }
  // biome-ignore lint/style/noDefaultExport: the package has only a default export
  export default jsonServer
}
