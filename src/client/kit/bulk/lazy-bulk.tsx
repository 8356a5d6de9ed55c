import { type ComponentType, useEffect } from 'react'
import { keepKeys } from '../../ui/keys/keys-ahead.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

/** The keys of the actions of all bars. */
const barKeys = new Set(['t', 'u', 'r', 'm', 'v', 's', 'd', 'Delete', 'Backspace'])

const KeysAhead = () => {
  useEffect(() => keepKeys(barKeys), [])
  return null
}

/** The bar of a selection, loaded when something is selected. Keys that are pressed until then are the bar's. */
export const lazyBulk = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const { Component, fetch } = lazyComponent(load)
  return {
    fetch,
    Component: (props: Props & { onMissing?: () => void }) => <Component fallback={<KeysAhead />} {...props} />,
  }
}
