/** Creates an id for several requests that are undone together; send it with each as `headers: { changeGroup }`. */
export const changeGroup = (): string => crypto.randomUUID()

const lastSent = new Map<string, { text: string; key: string }>()

/**
 * Keeps an idempotency key while the same content is sent: a retry after a lost answer then creates nothing twice. Call `sent` after
 * success.
 *
 * @param place names the draft, because the key outlives the form
 */
export const onceKey = (place: string) => {
  let mine: string | undefined
  return {
    keyFor: (content: object): string => {
      const text = JSON.stringify(content)
      const last = lastSent.get(place)
      const key = last?.text === text ? last.key : crypto.randomUUID()
      lastSent.set(place, { text, key })
      mine = key
      return key
    },
    sent: () => {
      // Other content may have been sent from the same place since.
      if (lastSent.get(place)?.key === mine) lastSent.delete(place)
    },
  }
}
