import * as calls from '../../../x/people/confirmations.ts'
import { prose } from '../prose.ts'

export const confirming = prose(calls, {
  title: 'Confirming an e-mail address',
  description:
    'Where invitations are e-mailed, whoever invites confirms their own address first. The first attempt is refused with 403 `unconfirmed`, and an e-mail with a link that works for a day goes to that address.',
  fields: {
    confirmation: 'The confirmation.',
    token: ['The last part of the link.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
    email: ['The address that is confirmed now.', 'jonas@tandem.example'],
  },
  calls: {
    confirmAddress: {
      summary: 'Confirm an address',
      description: 'Confirms the address to which the link was sent, if it is still the user’s own. Needs no session.',
      undo: false,
      refusals: {
        404: {
          code: 'confirmation-ended',
          message: 'This link has expired, or is for another address. Invite somebody again to get a new one.',
        },
      },
    },
  },
})
