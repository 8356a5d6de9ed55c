import { createStore, useStore } from '@mantine/store'

/** `missing`: a part of the program could not be fetched. `outdated`: because the server has a newer version. */
type Parts = 'complete' | 'missing' | 'outdated'

const store = createStore<{ parts: Parts }>({ parts: 'complete' })
const set = (parts: Parts) => store.getState().parts !== 'outdated' && store.setState({ parts })

/** Whether the program of this page is whole. An outdated page stays so until it is loaded again. */
export const useParts = (): Parts => useStore(store).parts

export const missingParts = {
  /** Call this when a part could not be fetched. */
  report: () => set('missing'),
  /** Call this when a part has been fetched. */
  clear: () => store.getState().parts === 'missing' && set('complete'),
  /** Call this when the server has a newer version of the program. */
  reportNewer: () => set('outdated'),
  /** Calls back when a part could not be fetched. Returns a function that stops it. */
  onMissing: (look: () => void): (() => void) => store.subscribe(({ parts }) => parts === 'missing' && look()),
}
