/** Creates a random UUID. `crypto.randomUUID` exists only on https and localhost. */
export const newUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
  return hex
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Creates an id for several requests that are undone together; send it with each as `headers: { changeGroup }`. */
export const changeGroup = (): string => newUuid()

interface Sent {
  text: string
  key: string
}

const name = 'tandem-requests'

/** Kept over a reload of the tab. Storage may be blocked; the keys then last until the page is left. */
const readStored = (): [string, Sent][] => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '[]') as [string, Sent][]
  } catch {
    return []
  }
}
const lastSent = new Map(readStored())
const store = () => {
  try {
    sessionStorage.setItem(name, JSON.stringify([...lastSent]))
  } catch {}
}

/**
 * Keeps an idempotency key while the same content is sent: a retry after a lost answer then creates nothing twice, also after a reload. Call
 * `sent` after success. What has a draft keeps its key with that: see `sendOnce`.
 *
 * @param place names what is sent, because the key outlives the form
 */
export const onceKey = (place: string) => {
  let mine: string | undefined
  return {
    /** Whether this content has been sent and not answered. */
    isAsked: (content: unknown): boolean => lastSent.get(place)?.text === JSON.stringify(content),
    keyFor: (content: unknown): string => {
      const text = JSON.stringify(content)
      const last = lastSent.get(place)
      const key = last?.text === text ? last.key : newUuid()
      lastSent.set(place, { text, key })
      store()
      mine = key
      return key
    },
    sent: () => {
      // Other content may have been sent from the same place since.
      if (lastSent.get(place)?.key !== mine) return
      lastSent.delete(place)
      store()
    },
  }
}

/** Sends something with a key that stays the same while the content does, until it is answered. `send` gets the key. */
export const sendKeyed = async <Result>(
  place: string,
  content: unknown,
  send: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> => {
  const once = onceKey(place)
  const result = await send(once.keyFor(content))
  once.sent()
  return result
}
