import * as calls from '../../../x/people/confirmations.ts'
import { prose } from '../prose.ts'

export const confirming = prose(calls, {
  title: 'Confirming an e-mail address',
  description:
    'A service with a mail server sends notifications only to addresses that were confirmed by a link in an e-mail: an invitation, or the link of `POST /x/me/confirmation`. Whoever invites others confirms their own address first; the first attempt is refused with 403 `unconfirmed` and sends the link too.',
  fields: {
    confirmation: 'The confirmation.',
    token: ['The last part of the link.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
    email: ['The address that the link was sent to.', 'jonas@tandem.example'],
  },
  calls: {
    createConfirmation: {
      summary: 'Send the link that confirms your address',
      description:
        'E-mails you a link that works for a day. 422 if your address is confirmed, if you have turned off e-mails, or if the service has no mail server (`no-mail`). One address gets at most three e-mails with a link a day, and the people of one workspace 50 in 15 minutes, 20 on its first day (429).',
      undo: false,
      refusals: { 422: { code: 'confirmed', message: 'Your address is already confirmed.' } },
    },
    confirmAddress: {
      summary: 'Confirm an address',
      description: 'Confirms the address to which the link was sent, if it is still the user’s own. Needs no session.',
      undo: false,
      refusals: {
        404: {
          code: 'confirmation-ended',
          message: 'This link has expired, or is for another address. Send yourself a new one in your profile.',
        },
      },
    },
  },
})
