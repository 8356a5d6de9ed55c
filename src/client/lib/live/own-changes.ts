const most = 5000
const own = new Set<string>()

/** Which changes were made on this page: they come back as events, too, and whoever made them has seen to what they touch. */
export const ownChanges = {
  add: (changeId: string) => {
    own.add(changeId)
    const oldest = own.values().next()
    if (own.size > most && !oldest.done) own.delete(oldest.value)
  },
  has: (changeId: string) => own.has(changeId),
}
