import { useSyncExternalStore } from 'react'
import { tagRoom } from './fit-tags.ts'

const subscribe = (tell: () => void) => {
  window.addEventListener('resize', tell)
  return () => window.removeEventListener('resize', tell)
}
const current = () => tagRoom(window.innerWidth)

/** px that the column of tags has. */
export const useTagRoom = (): number => useSyncExternalStore(subscribe, current)
