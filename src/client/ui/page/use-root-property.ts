import { useLayoutEffect } from 'react'

/** How many mounted components set a property. */
const users = new Map<string, number>()

/** Sets a custom property of the document while a component that wants it is mounted. All of them set the same value. */
export const useRootProperty = (name: string, value: string): void => {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    users.set(name, (users.get(name) ?? 0) + 1)
    style.setProperty(name, value)
    return () => {
      const left = (users.get(name) ?? 1) - 1
      users.set(name, left)
      if (left === 0) style.removeProperty(name)
    }
  }, [name, value])
}
