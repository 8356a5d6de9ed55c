/** A server-sent event; `event` is undefined if it has no name. */
export interface Message {
  id: string | undefined
  event: string | undefined
  data: string
}

const messageOf = (text: string): Message => {
  const message: Message = { id: undefined, event: undefined, data: '' }
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':')
    const [field, value] = [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
    if (field === 'id' || field === 'event') message[field] = value
    else if (field === 'data') message.data += value
  }
  return message
}

/** Reads server-sent events from a stream. A keep-alive is an empty message. Throws when the stream breaks. */
export async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true }).replaceAll('\r', '')
    const messages = rest.split('\n\n')
    rest = messages.pop() ?? ''
    yield* messages.map(messageOf)
  }
}
