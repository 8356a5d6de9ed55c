/** A new name for one step that takes several requests: sent as `headers: { changeGroup }` on each, they are undone together. */
export const changeGroup = (): string => crypto.randomUUID()

const lastSent = new Map<string, { text: string; key: string }>()

/**
 * A key for what is being sent: the same as long as the same is sent, so that a second try after a lost answer makes nothing twice.
 * Call `sent` when it has arrived.
 *
 * @param place names what is written there, as its draft is named: the key outlives the form, for one may leave and come back
 */
export const onceKey = (place: string) => ({
  keyFor: (content: object): string => {
    const text = JSON.stringify(content)
    const last = lastSent.get(place)
    const key = last?.text === text ? last.key : crypto.randomUUID()
    lastSent.set(place, { text, key })
    return key
  },
  sent: () => void lastSent.delete(place),
})
