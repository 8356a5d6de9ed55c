interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface InstallEvent extends ExtendableEvent {
  /** Lets the browser answer requests without starting the worker, where it can. */
  addRoutes?: (rule: { condition: { urlPattern: { pathname: string } }; source: 'network' }) => Promise<void>
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  /** The answer to a request for a page that the browser sent while it started the worker. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

/** Types of service workers, which the DOM library lacks. */
export interface WorkerScope {
  registration: { scope: string; navigationPreload?: { enable: () => Promise<void> } }
  clients: { claim: () => Promise<void> }
  /** The files of this version, which scripts/list-program.ts puts in. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
  addEventListener: {
    (type: 'install', listener: (event: InstallEvent) => void): void
    (type: 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}
