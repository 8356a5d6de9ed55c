import { connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy to a database that can be interrupted and restored. */
export const wayTo = async (url: string) => {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const parameters = new Set<string>()
  /** Reads the names from the first packet of a connection: its length, the version, then names and values that end with a zero each. */
  const readStartup = (packet: Buffer) => {
    const words = packet.subarray(8).toString().split('\0')
    for (let at = 0; words[at]; at += 2) parameters.add(words[at] ?? '')
  }
  let server: Server | undefined
  const pass = (from: Socket) => {
    const to = connect(Number(port), hostname)
    for (const end of [from, to]) {
      open.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        open.delete(end)
        from.destroy()
        to.destroy()
      })
    }
    from.once('data', readStartup)
    from.pipe(to).pipe(from)
  }
  const mend = (at = 0) =>
    new Promise<number>((done) => {
      server = createServer(pass)
      server.listen(at, '127.0.0.1', () => {
        const address = server?.address()
        done(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  const place = await mend()
  own.port = String(place)
  const cut = () =>
    new Promise<void>((done) => {
      server?.close(() => done())
      for (const socket of open) socket.destroy()
    })
  return {
    url: own.href,
    cut,
    mend: () => mend(place),
    /** The names of the startup parameters that clients have sent. */
    parameters,
  }
}
