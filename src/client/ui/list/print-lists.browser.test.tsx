import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadForPrint } from './print-lists.ts'
import { useNearEnd } from './use-near-end.ts'

/** A list of `of` rows that are read a hundred at a time; the page numbered `fails` is not. */
const List = ({ of, fails }: { of: number; fails?: number }) => {
  const [loaded, setLoaded] = useState(100)
  const load = async () => {
    const next = Math.min(of, loaded + 100)
    if (next / 100 === fails) return { hasNextPage: true, error: new Error('offline') }
    setLoaded(next)
    return { hasNextPage: next < of, error: null }
  }
  const end = useNearEnd(load, loaded < of, loaded)
  return (
    <>
      <p>{loaded} rows</p>
      <div ref={end} style={{ position: 'fixed', top: 90_000 }} />
    </>
  )
}

const print = async (list: Parameters<typeof List>[0]) => {
  await render(<List {...list} />)
  await loadForPrint(() => undefined, new AbortController().signal)
}

test('loads a list to its end before it is printed', async () => {
  await print({ of: 430 })
  await expect.element(page.getByText('430 rows')).toBeVisible()
})

test('loads a thousand rows of a longer list', async () => {
  await print({ of: 2205 })
  await expect.element(page.getByText('1000 rows')).toBeVisible()
})

test('prints a list that fails to load as far as it is', async () => {
  await print({ of: 430, fails: 3 })
  await expect.element(page.getByText('200 rows')).toBeVisible()
})

test('loads nothing more once it is stopped', async () => {
  await render(<List of={430} />)
  await loadForPrint(() => undefined, AbortSignal.abort())
  await expect.element(page.getByText('100 rows')).toBeVisible()
})
