import { createStore, useStore } from '@mantine/store'
import { tryStorage } from './try-storage.ts'

/** A choice that is kept on this device. Storage may be blocked; the choice then lasts until the page closes. */
export const storedChoice = <Value extends string>(key: string, options: readonly [standard: Value, ...others: Value[]]) => {
  const kept = tryStorage(() => localStorage.getItem(key))
  const store = createStore({ value: options.find((value) => value === kept) ?? options[0] })
  return {
    get: () => store.getState().value,
    use: () => useStore(store).value,
    set: (value: Value) => {
      tryStorage(() => localStorage.setItem(key, value))
      store.setState({ value })
    },
  }
}
