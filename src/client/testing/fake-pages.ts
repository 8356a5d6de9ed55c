interface Waiting {
  run: () => void
}

/** Web Locks within one test, with the parts of them that live events use. */
export class FakeLocks {
  private holder: { release: () => void } | undefined
  private readonly queue: Waiting[] = []

  request(_name: string, ...rest: [LockOptions, () => unknown] | [() => unknown]): Promise<unknown> {
    const [{ signal, steal }, work] = rest.length === 2 ? rest : [{} as LockOptions, rest[0]]
    return new Promise((resolve, reject) => {
      const lost = () => reject(new DOMException('Aborted.', 'AbortError'))
      const hold = async () => {
        const holder = { release: lost }
        this.holder = holder
        const result = await work()
        if (this.holder === holder) this.next()
        resolve(result)
      }
      const waiting: Waiting = { run: () => void hold() }
      if (steal) this.holder?.release()
      if (steal || !this.holder) return waiting.run()
      this.queue.push(waiting)
      signal?.addEventListener('abort', () => {
        const at = this.queue.indexOf(waiting)
        if (at < 0) return
        this.queue.splice(at, 1)
        lost()
      })
    })
  }
  private next() {
    this.holder = undefined
    this.queue.shift()?.run()
  }
}

const channels = new Set<FakeChannel>()

/** Channels between the pages of one test. */
export class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly name: string
  constructor(name: string) {
    this.name = name
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }))
  }
  close() {
    channels.delete(this)
  }
}
