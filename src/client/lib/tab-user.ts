const key = 'tandem-user'

/** Storage can be blocked. Then the tab remembers its user until it is reloaded. */
const stored = () => {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
let user: string | undefined = stored()

const store = (id: string | undefined) => {
  user = id
  try {
    if (id === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, id)
  } catch {}
}

/** The user that this tab acts as. A browser can be signed in to several workspaces, and each tab keeps its own. */
export const tabUser = () => user
export const rememberTabUser = (id: string) => store(id)
/** Lets the next request use the session that was started or chosen last. */
export const forgetTabUser = () => store(undefined)
