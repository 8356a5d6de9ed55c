import { hashKey, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { isLong, onLongListOld, readInSight } from '../../lib/cache/long-list.ts'
import { noteCache } from '../notes/note-cache.ts'
import { noteQueries, readNotes } from '../notes/queries.ts'

const lifetime = 20_000

const notesInSight = (stream: HTMLElement) =>
  [...stream.querySelectorAll<HTMLElement>('[data-note]')].flatMap((entry) => {
    const { top, bottom } = entry.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight ? (entry.dataset.note ?? []) : []
  })

/**
 * After a write a long stream is not read again as a whole: its first page and what is in sight are, at once, and the other pages when
 * they come into sight. What cannot be read stays as it was shown.
 */
export const useFreshInSight = (contactId: string, stream: RefObject<HTMLElement | null>) => {
  const client = useQueryClient()
  useEffect(() => {
    const { queryKey } = noteQueries.ofContact(contactId)
    const old = new Set<string | undefined>()
    const read = (path: string | undefined) => {
      old.delete(path)
      return readNotes(contactId, path)
    }
    const list = () => client.getQueryData(queryKey)
    const paths = () => (list()?.pageParams ?? []) as (string | undefined)[]
    const readAgain = () => {
      if (old.size === 0 || !stream.current) return
      const seen = new Set(notesInSight(stream.current))
      const places = (list()?.pages ?? []).flatMap(({ notes }, page) => notes.map(({ id }) => ({ id, page })))
      const at = places.flatMap(({ id }, index) => (seen.has(id) ? index : []))
      const [from, to] = [at[0] ?? 0, at.at(-1) ?? 0]
      const inSight = places.slice(from, to + 1)
      if (!inSight.some(({ page }) => old.has(paths()[page]))) return
      readInSight(client, noteCache(contactId), { queryKey, from, to, read }).catch(() => undefined)
    }
    const grownOld = () => {
      for (const path of paths()) old.add(path)
      readAgain()
    }
    const query = client.getQueryCache().find({ queryKey })
    if (query && isLong(query) && query.isStaleByTime(lifetime)) grownOld()
    document.addEventListener('scrollend', readAgain, true)
    const deaf = onLongListOld(client, hashKey(queryKey), grownOld)
    return () => {
      document.removeEventListener('scrollend', readAgain, true)
      deaf()
    }
  }, [client, contactId, stream])
}
