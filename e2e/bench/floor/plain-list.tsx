import { useInfiniteQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { Contact } from './contact.ts'
import { nameOf, read } from './contact.ts'

interface Page {
  contacts: Contact[]
  'continued-at'?: string
  'x-total'?: string
}
const rowHeight = 40

/** The least that a virtual list can be: what scrolling the app is compared with. */
export const PlainList = () => {
  const scroller = useRef<HTMLDivElement>(null)
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['plain'],
    queryFn: ({ pageParam }) => read<Page>(pageParam),
    initialPageParam: '/contacts?x-count=1',
    getNextPageParam: (page) => page['continued-at'],
  })
  const contacts = data?.pages.flatMap((page) => page.contacts) ?? []
  const total = Number(data?.pages[0]?.['x-total'] ?? 0)
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
  })
  const last = rows.getVirtualIndexes().at(-1) ?? 0
  const near = hasNextPage && !isFetching && last >= contacts.length - 50
  useEffect(() => {
    if (near) void fetchNextPage()
  }, [near, fetchNextPage])
  return (
    <div ref={scroller} data-list style={{ height: '100vh', overflow: 'auto', overflowAnchor: 'none' }}>
      <div style={{ position: 'relative', height: total * rowHeight }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const contact = contacts[index]
          return (
            <div key={index} data-row style={{ position: 'absolute', top: start, height: rowHeight, width: '100%' }}>
              {contact && (
                <>
                  <a href={`/contacts/${contact.id}`}>{nameOf(contact)}</a> {contact.title}
                </>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
