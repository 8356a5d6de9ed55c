import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from './contact.ts'

interface Deal {
  id: string
  name: string
}
const columns = [
  { status: 'pending', filter: 'pending' },
  { status: 'won', filter: 'win' },
  { status: 'lost', filter: 'lost' },
]

const put = (id: string, status: string) =>
  fetch(`/api/deals/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ case: { 'deal-status': status } }),
  })

/** The least that a board can be: what a drop in the app is compared with. It uses the browser's own dragging and nothing moves. */
export const PlainBoard = () => {
  const [moved, setMoved] = useState(new Map<string, string>())
  const { mutate } = useMutation({ mutationFn: ({ id, status }: { id: string; status: string }) => put(id, status) })
  const { data = [] } = useQuery({
    queryKey: ['board'],
    queryFn: () => Promise.all(columns.map(({ filter }) => read<{ deals: Deal[] }>(`/deals?status=${filter}`))),
  })
  const cards = data.flatMap(({ deals }, at) => deals.map((deal) => ({ ...deal, status: columns[at]?.status ?? '' })))
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', height: '100vh' }}>
      {columns.map(({ status }) => (
        <ul
          key={status}
          data-column={status}
          style={{ overflow: 'auto' }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const id = event.dataTransfer.getData('text')
            setMoved((now) => new Map(now).set(id, status))
            mutate({ id, status })
          }}
        >
          {cards.map(
            (card) =>
              (moved.get(card.id) ?? card.status) === status && (
                <li key={card.id} data-card draggable onDragStart={({ dataTransfer }) => dataTransfer.setData('text', card.id)}>
                  {card.name}
                </li>
              ),
          )}
        </ul>
      ))}
    </div>
  )
}
