import { randomId } from '../../random-id.ts'
import { tryStorage } from './try-storage.ts'

const name = 'tandem-tab'

/** A duplicated tab begins with a copy of the storage, so the id is stored only while the page is away. */
const takeId = () => {
  const id = tryStorage(() => sessionStorage.getItem(name))
  tryStorage(() => sessionStorage.removeItem(name))
  return id ?? randomId()
}

/** The id of this tab, the same after a reload. */
export const tabId = takeId()

globalThis.window?.addEventListener('pagehide', () => tryStorage(() => sessionStorage.setItem(name, tabId)))
globalThis.window?.addEventListener('pageshow', ({ persisted }) => persisted && tryStorage(() => sessionStorage.removeItem(name)))
