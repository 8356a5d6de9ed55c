import type { Person } from './world.ts'

interface Heard {
  id: string
  said: string
}

/** Listens to live events as a user. `next` returns the next event, `ended` waits for the end. */
export const listen = async (by: Pick<Person, 'send'>, lastEventId?: string) => {
  const response = await by.send('GET', '/x/events', lastEventId ? { headers: { 'last-event-id': lastEventId } } : {})
  if (!response.body || response.status !== 200) throw new Error(`no events: ${response.status}`)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const waiting: Heard[] = []
  let place = ''
  let rest = ''
  const read = async () => {
    const { value, done } = await reader.read()
    if (done) return false
    rest += decoder.decode(value, { stream: true })
    const messages = rest.split('\n\n')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const fields = new Map(
        message.split('\n').map((line): [string, string] => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
      )
      const id = fields.get('id')
      if (id) place = id
      const data = fields.get('data')
      if (data !== undefined) waiting.push({ id: id ?? '', said: fields.has('event') ? `${fields.get('event')}` : data })
    }
    return true
  }
  while (place === '') await read()
  const next = async (): Promise<Heard> => {
    for (;;) {
      const first = waiting.shift()
      if (first) return first
      if (!(await read())) return { id: '', said: 'the end' }
    }
  }
  return {
    place: () => place,
    next,
    /** Returns the next few events as `action resource id`. */
    hear: async (count: number) => {
      const heard: string[] = []
      for (let n = 0; n < count; n += 1) {
        const { said } = await next()
        if (!said.startsWith('{')) return [...heard, said]
        const event = JSON.parse(said) as { action: string; resource: string; id: string }
        heard.push(`${event.action} ${event.resource} ${event.id}`)
      }
      return heard
    },
    stop: () => reader.cancel(),
  }
}
