const most = 5000
const own = new Set<string>()

/** The changes made by this page, whose live events it ignores. */
export const ownChanges = {
  add: (changeId: string) => {
    own.add(changeId)
    const oldest = own.values().next()
    if (own.size > most && !oldest.done) own.delete(oldest.value)
  },
  has: (changeId: string) => own.has(changeId),
}
