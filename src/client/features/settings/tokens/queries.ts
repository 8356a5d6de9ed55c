import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { createToken, deleteToken, listTokens } from '../../../../contract/x/people/tokens.ts'
import { api } from '../../../lib/api.ts'

export const tokenQueries = {
  all: () => ['tokens'] as const,
  list: () =>
    queryOptions({
      queryKey: [...tokenQueries.all(), 'list'],
      queryFn: ({ signal }) => api(listTokens, { signal }).then(({ tokens }) => tokens),
    }),
}

const meta = { invalidates: [tokenQueries.all()] }

export const tokenMutations = {
  /** Returns the secret, which the cache does not keep. */
  create: () => mutationOptions({ mutationFn: (name: string) => api(createToken, { body: { token: { name } } }), gcTime: 0, meta }),
  remove: () => mutationOptions({ mutationFn: (id: string) => api(deleteToken, { params: { id } }), meta }),
}
