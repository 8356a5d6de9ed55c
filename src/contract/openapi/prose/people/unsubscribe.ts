import * as calls from '../../../x/people/unsubscribe.ts'
import { prose } from '../prose.ts'

const ended = { code: 'not-found', message: 'This link does not work. Turn off e-mails in your profile instead.' }

export const unsubscribing = prose(calls, {
  title: 'Stopping e-mails',
  description: 'The link in every e-mail with which its reader stops further e-mails of the workspace.',
  fields: {},
  calls: {
    unsubscribe: {
      summary: 'Stop e-mails',
      description:
        'Turns off all e-mails for the user to whom the e-mail was sent; notifications in the app stay. The URL is in `List-Unsubscribe` of each e-mail and needs no session, so mail programs can send it with one click. The body is ignored. A user turns them on again with `PUT /x/me`.',
      undo: false,
      refusals: { 404: ended },
    },
    showUnsubscribe: {
      summary: 'Open the page that stops e-mails',
      description: 'Returns an HTML page that leads to the page of the app that asks. It changes nothing.',
    },
  },
})
