const name = 'tandem-signed-out'

/** Tells the other tabs of this browser that these users have signed out. */
export const announceSignOut = (userIds: readonly string[]): void => {
  try {
    localStorage.setItem(name, JSON.stringify({ userIds, at: Date.now() }))
  } catch {}
}

/** Calls back when a user has signed out in another tab. Returns a function that stops it. */
export const onSignedOut = (userId: string, leave: () => void): (() => void) => {
  const look = ({ key, newValue }: StorageEvent) => {
    if (key !== name || newValue === null) return
    const { userIds } = JSON.parse(newValue) as { userIds: readonly string[] }
    if (userIds.includes(userId)) leave()
  }
  window.addEventListener('storage', look)
  return () => window.removeEventListener('storage', look)
}
