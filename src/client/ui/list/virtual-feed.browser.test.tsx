import { useRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rememberScroll } from './scroll-memory.ts'
import { type FeedItem, VirtualFeed } from './virtual-feed.tsx'

const entries = (count: number): FeedItem[] =>
  Array.from({ length: count }, (_, at) => ({ key: String(at), height: 40, render: () => <p>Task {at + 1}</p> }))

const Feed = ({ items, scrollKey }: { items: readonly FeedItem[]; scrollKey: string }) => {
  const scroller = useRef<HTMLElement>(null)
  return (
    <div style={{ display: 'flex', height: 400 }}>
      <VirtualFeed label="Tasks" items={items} scrollKey={scrollKey} scroller={scroller} end={items.length === 0 && <p>Loading</p>} />
    </div>
  )
}

const feed = page.getByRole('region', { name: 'Tasks' })

test('opens where it was left once its entries have been read', async () => {
  rememberScroll('long', 2000)
  const { rerender } = await render(<Feed items={[]} scrollKey="long" />)
  await expect.element(page.getByText('Loading')).toBeVisible()
  await rerender(<Feed items={entries(158)} scrollKey="long" />)
  await expect.element(page.getByText('Task 51', { exact: true })).toBeInViewport()
  expect(feed.element().scrollTop).toBe(2000)
})

test('shows its entries where there are fewer than there were', async () => {
  rememberScroll('short', 2000)
  const { rerender } = await render(<Feed items={[]} scrollKey="short" />)
  await rerender(<Feed items={entries(3)} scrollKey="short" />)
  await expect.element(page.getByText('Task 1', { exact: true })).toBeInViewport()
})

test('has the entries beside the one with the focus before anything is scrolled', async () => {
  const items = Array.from({ length: 158 }, (_, at) => ({ key: String(at), height: 40, render: () => <button type="button">{at}</button> }))
  await render(<Feed items={items} scrollKey="focus" />)
  await expect.element(page.getByRole('button', { name: '0', exact: true })).toBeVisible()
  for (let at = 0; at < 40; at += 1) {
    const next = [...feed.element().querySelectorAll('button')].find((button) => button.textContent === String(at))
    next?.focus({ preventScroll: true })
    // What React does for the focus is done; no frame is, so nothing was scrolled.
    await Promise.resolve()
    expect(document.activeElement?.textContent).toBe(String(at))
  }
})
