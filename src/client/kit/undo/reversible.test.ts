import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { reversible } from './reversible.ts'

const set = (client: QueryClient, key: string, value: string) => void client.setQueryData([key], value)

it('reverts a change of the cache, except in queries that have changed again since', () => {
  const client = new QueryClient()
  for (const key of ['a', 'b', 'c']) set(client, key, 'before')
  const revert = reversible(client, () => {
    set(client, 'a', 'changed')
    set(client, 'b', 'changed')
  })
  set(client, 'b', 'read again')
  set(client, 'c', 'read again')
  expect(client.getQueryData(['a'])).toBe('changed')
  revert()
  expect(['a', 'b', 'c'].map((key) => client.getQueryData([key]))).toEqual(['before', 'read again', 'read again'])
})
