import * as calls from '../../../x/people/tokens.ts'
import { prose } from '../prose.ts'

export const tokens = prose(calls, {
  title: 'Tokens',
  description: 'API tokens for scripts. A token acts as the user who created it until it is deleted.',
  fields: {
    tokens: 'Your own tokens.',
    name: ['A name of your choice, such as its purpose.', 'Nightly export'],
    'last-used-at': ['When it was last used, in UTC; absent if unknown.', '2026-11-20 02:00:11'],
    'token-id': ['The id of the new token.', '42'],
    token: ['The secret, which is only shown now.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
  },
  sent: { token: 'The new token.' },
  calls: {
    listTokens: { summary: 'List your tokens', description: 'Returns the names and dates of your tokens. Their secrets are not stored.' },
    createToken: {
      summary: 'Create a token',
      description:
        'Returns the secret, which cannot be read later. A repeat with the same `Idempotency-Key` returns 409, because the secret was shown in the first response.',
      undo: false,
      refusals: { 409: { code: 'shown-once', message: 'An earlier request with this key created this. Its secret was shown then.' } },
    },
    deleteToken: { summary: 'Delete a token', description: 'The token stops working immediately.', who: 'Its owner.', undo: false },
  },
})
