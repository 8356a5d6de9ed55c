import { createStore, useStore } from '@mantine/store'
import { useEffect } from 'react'

const store = createStore<{ readonly projectId: string | undefined }>({ projectId: undefined })

/** Names the project of the page on screen, whose address may not name it. */
export const useNameProject = (projectId: string): void =>
  useEffect(() => {
    store.setState({ projectId })
    return () => store.setState({ projectId: undefined })
  }, [projectId])

/** Returns the id of the project of the page on screen. */
export const useCurrentProject = (): string | undefined => useStore(store).projectId
