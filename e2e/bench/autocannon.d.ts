declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
    path: string
    headers?: Record<string, string>
    body?: string
  }
  export interface Client {
    setRequests(requests: Request[]): void
  }
  export interface Options {
    url: string
    connections: number
    duration: number
    /** Timeout of a response, in seconds. */
    timeout?: number
    headers?: Record<string, string>
    setupClient?: (client: Client) => void
  }
  export interface Result {
    duration: number
    errors: number
    timeouts: number
    '2xx': number
    non2xx: number
    latency: { p50: number; p99: number; average: number; max: number }
  }
  const autocannon: (options: Options) => Promise<Result>
  // biome-ignore lint/style/noDefaultExport: the package has only a default export
  export default autocannon
}
