import { randomId } from '../random-id.ts'

/** Creates an id for several requests that are undone together; send it with each as `headers: { changeGroup }`. */
export const changeGroup = (): string => randomId()

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

/** Whether this content has been sent from a place and not answered. */
export const isAsked = (place: string, content: unknown): boolean => lastSent.get(place)?.text === JSON.stringify(content)

/**
 * Sends something with a key that stays the same while the content does, until it is answered: a retry after a lost answer creates nothing
 * twice, also after a reload. `send` gets the key. What has a draft keeps its key with that: see `sendOnce`.
 *
 * @param place names what is sent, because the key outlives the form
 */
export const sendKeyed = async <Result>(
  place: string,
  content: unknown,
  send: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> => {
  const text = JSON.stringify(content)
  const last = lastSent.get(place)
  const key = last?.text === text ? last.key : randomId()
  lastSent.set(place, { text, key })
  store()
  const result = await send(key)
  // Other content may have been sent from the same place since.
  if (lastSent.get(place)?.key === key) {
    lastSent.delete(place)
    store()
  }
  return result
}
