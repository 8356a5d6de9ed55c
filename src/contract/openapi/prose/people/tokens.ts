import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const tokens: Prose<Headings['tokens']> = {
  title: 'Tokens',
  description: 'Keys for scripts. A token acts as the user who made it, until it is deleted.',
  fields: {
    tokens: 'Your own tokens.',
    name: ['What you call it: where it is used, for example.', 'Nightly export'],
    'last-used-at': ['When it was last used, in UTC; absent where that is not known.', '2026-11-20 02:00:11'],
    'token-id': ['The id of the new token.', '42'],
    token: ['The secret. It is shown now and never again.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
  },
  sent: { token: 'The token to make.' },
  calls: {
    listTokens: { summary: 'List your tokens', description: 'Names and dates of your tokens; their secrets are kept nowhere.' },
    createToken: {
      summary: 'Make a token',
      description: 'The answer holds the secret, this once. A repeat with the same `Idempotency-Key` is told (409) that it was shown then.',
      undo: false,
      refusals: { 409: { code: 'shown-once', message: 'This was made by an earlier request with this key; its secret was shown then.' } },
    },
    deleteToken: { summary: 'Delete a token', description: 'It stops working at once.', who: 'Whoever made it.', undo: false },
  },
}
