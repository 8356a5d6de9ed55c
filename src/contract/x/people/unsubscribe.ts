import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'

const token = z.string().check(z.regex(/^[\w-]{10,200}$/))

/** Turns off all e-mails for the user whose e-mail contains the link, without a session. Mail programs send it with a body of their own (RFC 8058), which is ignored. */
export const unsubscribe = endpoint('POST', '/x/unsubscribe/:token', {
  access: 'anyone',
  status: 200,
  params: { token },
  carries: 'one-click',
})
/** The same link in a browser: an HTML page that leads to the page of the app that asks. */
export const showUnsubscribe = endpoint('GET', '/x/unsubscribe/:token', { access: 'anyone', params: { token }, carries: 'page' })
