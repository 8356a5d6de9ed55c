import { createStore, useStore } from '@mantine/store'
import { parseKeys } from './parse-keys.ts'

const key = 'tandem-single-keys'

const read = () => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

const store = createStore({ enabled: read() })

/** Whether keys such as `c` or `g c` work, which speech input or a slip can press by accident (WCAG 2.1.4). Kept on this device. */
export const singleKeysEnabled = (): boolean => store.getState().enabled
export const useSingleKeysEnabled = (): boolean => useStore(store).enabled

export const setSingleKeysEnabled = (enabled: boolean) => {
  try {
    localStorage.setItem(key, enabled ? 'on' : 'off')
  } catch {
    // Storage is blocked: the choice lasts until the page closes.
  }
  store.setState({ enabled })
}

/** Whether a combination contains a character key without ⌘ or Ctrl. */
export const isSingleKey = (combo: string): boolean => parseKeys(combo).some(({ key, mod }) => key.length === 1 && key !== ' ' && !mod)
