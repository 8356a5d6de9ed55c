import { createStore, useStore } from '@mantine/store'

const read = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A choice that is kept on this device. Storage may be blocked; the choice then lasts until the page closes. */
export const storedChoice = <Value extends string>(key: string, options: readonly [standard: Value, ...others: Value[]]) => {
  const kept = read(key)
  const store = createStore({ value: options.find((value) => value === kept) ?? options[0] })
  return {
    get: () => store.getState().value,
    use: () => useStore(store).value,
    set: (value: Value) => {
      try {
        localStorage.setItem(key, value)
      } catch {}
      store.setState({ value })
    },
  }
}
