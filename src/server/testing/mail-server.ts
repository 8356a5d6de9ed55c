import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The reaction to the next mail: accept it, refuse it temporarily or permanently, refuse the login, or disconnect before or after it gets the mail. */
export type Mood = 'take' | 'later' | 'never' | 'not you' | 'vanish' | 'hang up'

/** Starts a mail server for one test on its own port. It stores accepted mails. */
export const openMailServer = async () => {
  const taken: string[] = []
  const moods: Mood[] = []
  const open = new Set<Socket>()
  const converse = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    const mood = moods.shift() ?? 'take'
    let rest = ''
    let mail: string | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    const answer = (line: string) => {
      if (mail !== undefined && line !== '.') mail += `${line}\n`
      else if (mail !== undefined) {
        if (mood === 'vanish') return socket.destroy()
        taken.push(mail)
        mail = undefined
        say('250 taken')
      } else if (/^(EHLO|HELO)/i.test(line)) say('250-mail.test\r\n250 AUTH PLAIN')
      else if (/^AUTH/i.test(line)) say(mood === 'not you' ? '535 the password is wrong' : '235 welcome')
      else if (/^RCPT/i.test(line)) {
        if (mood === 'hang up') return socket.destroy()
        say(mood === 'later' ? '451 the mailbox is busy' : mood === 'never' ? '550 nobody of this name' : '250 ok')
      } else if (/^DATA/i.test(line)) {
        mail = ''
        say('354 go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else say('250 ok')
    }
    socket.on('data', (bytes) => {
      rest += bytes.toString()
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(line)
    })
    say('220 mail.test')
  }
  const server = createServer(converse)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    /** How the next mails are handled, in this order. Later ones are accepted. */
    be: (...next: Mood[]) => moods.push(...next),
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise((done) => server.close(done))
    },
  }
}
