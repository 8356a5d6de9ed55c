import type { Json } from '../../fixtures/client.ts'
import type { Rule } from './rules.ts'

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{names}` are placeholders for ids of the scene. */
  path: string
  rule: Rule
  /** The body, with placeholders as in the path. */
  body?: Json
  /** A file to send instead of a body. */
  upload?: true
}

const contact = { contact: { type: 'person', name: 'Ada' } }

/** The three writes of workspace categories. */
export const categoryWrites = (of: string, id: string): Route[] => {
  const path = `/x/${of}/categories`
  const body = { category: { name: '{newName}' } }
  return [
    { method: 'POST', path, rule: 'admin, not for clients', body },
    { method: 'PUT', path: `${path}/{${id}}`, rule: 'admin of what colleagues see', body },
    { method: 'DELETE', path: `${path}/{${id}}`, rule: 'admin of what colleagues see' },
  ]
}

/** Every route with a valid request and the users who can make it. */
export const routes: Route[] = [
  { method: 'GET', path: '/contacts', rule: 'colleagues' },
  { method: 'GET', path: '/contacts?since=yesterday&page=1', rule: 'colleagues' },
  { method: 'GET', path: '/contacts/recentlyViewed', rule: 'colleagues' },
  { method: 'GET', path: '/contacts/{contact}', rule: 'who sees it' },
  { method: 'POST', path: '/contacts', rule: 'colleagues', body: contact },
  { method: 'POST', path: '/x/contacts/batch', rule: 'colleagues', body: { contacts: [contact] } },
  { method: 'GET', path: '/contacts?x-change=1', rule: 'colleagues' },
  { method: 'PUT', path: '/contacts/{contact}', rule: 'who sees it', body: { contact: { title: 'Head' } } },
  { method: 'PUT', path: '/contacts/{contact}', rule: 'creator or admin', body: { contact: { visibility: '{otherVisibility}' } } },
  { method: 'PUT', path: '/contacts/merge?looser_id={looser}&winner_id={contact}', rule: 'who sees it' },
  { method: 'GET', path: '/x/contacts/merge-preview?looser_id={looser}&winner_id={contact}', rule: 'who sees it' },
  { method: 'GET', path: '/x/contacts/dates?until=2026-01-01', rule: 'colleagues' },
  { method: 'DELETE', path: '/contacts/{contact}', rule: 'who sees it' },

  { method: 'GET', path: '/tags', rule: 'colleagues' },
  { method: 'GET', path: '/contacts/{contact}/tags', rule: 'who sees it' },
  { method: 'POST', path: '/contacts/{contact}/tags', rule: 'who sees it', body: { tags: 'fares' } },
  { method: 'DELETE', path: '/contacts/{contact}/tags/vip', rule: 'who sees it' },

  { method: 'PUT', path: '/x/tags/vip', rule: 'admin of what colleagues see', body: { tag: { name: 'very important' } } },
  { method: 'DELETE', path: '/x/tags/vip', rule: 'admin of what colleagues see' },

  { method: 'GET', path: '/contacts/{contact}/notes', rule: 'who sees it' },
  { method: 'GET', path: '/x/contacts/notes?contacts=1', rule: 'colleagues' },
  { method: 'GET', path: '/notes/{note}', rule: 'who sees it' },
  { method: 'POST', path: '/contacts/{contact}/notes', rule: 'who sees it', body: { note: { body: 'Hello.' } } },
  { method: 'PUT', path: '/notes/{note}', rule: 'creator or admin', body: { note: { body: 'Changed.' } } },
  { method: 'DELETE', path: '/notes/{note}', rule: 'creator or admin' },

  { method: 'GET', path: '/deals', rule: 'colleagues' },
  { method: 'GET', path: '/deals?status=win&x-sort=-value&x-count=1', rule: 'colleagues' },
  { method: 'GET', path: '/deals/{deal}', rule: 'who sees it' },
  { method: 'POST', path: '/deals', rule: 'colleagues', body: { case: { name: 'Night ferries' } } },
  { method: 'PUT', path: '/deals/{deal}', rule: 'who sees it', body: { case: { 'deal-status': 'won' } } },
  { method: 'PUT', path: '/deals/{deal}', rule: 'creator or admin', body: { case: { visibility: '{otherVisibility}' } } },
  { method: 'DELETE', path: '/deals/{deal}', rule: 'who sees it' },
  { method: 'GET', path: '/deals/{deal}/notes', rule: 'who sees it' },
  { method: 'POST', path: '/deals/{deal}/notes', rule: 'who sees it', body: { note: { body: 'Hello.' } } },
  { method: 'GET', path: '/x/deals/summary', rule: 'colleagues' },
  { method: 'GET', path: '/x/deals/categories', rule: 'colleagues' },
  ...categoryWrites('deals', 'dealCategory'),

  { method: 'GET', path: '/cases', rule: 'colleagues' },
  { method: 'GET', path: '/cases?status=open&x-term=refund&x-sort=-changed&x-count=1', rule: 'colleagues' },
  { method: 'GET', path: '/cases/{case}', rule: 'who sees it' },
  { method: 'POST', path: '/cases', rule: 'colleagues', body: { case: { name: 'Refund stuck' } } },
  { method: 'PUT', path: '/cases/{case}', rule: 'who sees it', body: { case: { 'case-status': 'closed' } } },
  { method: 'PUT', path: '/cases/{case}', rule: 'creator or admin', body: { case: { visibility: '{otherVisibility}' } } },
  { method: 'DELETE', path: '/cases/{case}', rule: 'who sees it' },
  { method: 'GET', path: '/cases/{case}/notes', rule: 'who sees it' },
  { method: 'POST', path: '/cases/{case}/notes', rule: 'who sees it', body: { note: { body: 'Hello.' } } },

  ...['/contacts/{contact}', '/deals/{deal}', '/cases/{case}'].flatMap((owner): Route[] => [
    { method: 'GET', path: `${owner}/tasks`, rule: 'who sees it' },
    { method: 'POST', path: `${owner}/tasks`, rule: 'who sees it', body: { task: { subject: 'Call', responsibles: ['{creator}'] } } },
  ]),
  { method: 'GET', path: '/tasks/{task}', rule: 'who sees it' },
  { method: 'PUT', path: '/tasks/{task}', rule: 'who sees it', body: { task: { state: 'started' } } },
  { method: 'PUT', path: '/tasks/{task}/done', rule: 'who sees it' },
  { method: 'DELETE', path: '/tasks/{task}', rule: 'who sees it' },
  { method: 'GET', path: '/tasks/{task}/comments', rule: 'who sees it' },
  { method: 'POST', path: '/tasks/{task}/comments', rule: 'who sees it', body: { comment: { body: 'Hello.' } } },

  { method: 'GET', path: '/notes/{note}/comments', rule: 'who sees it' },
  { method: 'GET', path: '/comments/{comment}', rule: 'who sees it' },
  { method: 'POST', path: '/notes/{note}/comments', rule: 'who sees it', body: { comment: { body: 'Hello.' } } },
  { method: 'PUT', path: '/comments/{comment}', rule: 'creator or admin', body: { comment: { body: 'Changed.' } } },
  { method: 'DELETE', path: '/comments/{comment}', rule: 'creator or admin' },

  { method: 'GET', path: '/workgroups', rule: 'colleagues' },
  { method: 'GET', path: '/workgroups/{workgroup}', rule: 'colleagues of this workspace' },
  { method: 'GET', path: '/x/workgroups/{workgroup}/uses', rule: 'colleagues of this workspace' },
  { method: 'POST', path: '/workgroups', rule: 'colleagues', body: { group: { name: '{newName}', users: [] } } },
  { method: 'PUT', path: '/workgroups/{workgroup}', rule: 'creator or admin of what all see', body: { group: { name: '{newName}' } } },
  { method: 'DELETE', path: '/workgroups/{workgroup}', rule: 'creator or admin of what all see' },

  { method: 'POST', path: '/x/files', rule: 'signed in', upload: true },
  { method: 'GET', path: '/files/{file}', rule: 'who sees it' },
  { method: 'GET', path: '/download/{file}', rule: 'who sees it' },
  { method: 'DELETE', path: '/x/files/{file}', rule: 'creator or admin' },

  {
    method: 'POST',
    path: '/x/accounts',
    rule: 'anyone',
    body: { account: { name: 'New', user: { name: 'New', email: '{newEmail}', password: 'correct horse battery' } } },
  },
  { method: 'GET', path: '/x/welcome', rule: 'anyone' },
  { method: 'POST', path: '/x/sessions', rule: 'anyone', body: { session: { email: '{email}', password: 'correct horse battery' } } },
  { method: 'POST', path: '/x/sessions/demo', rule: 'not here', body: { session: { 'user-id': '{user}' } } },
  { method: 'GET', path: '/x/sessions', rule: 'anyone' },
  { method: 'PUT', path: '/x/sessions/current', rule: 'not here', body: { session: { 'user-id': '{user}' } } },
  { method: 'DELETE', path: '/x/sessions', rule: 'anyone' },
  { method: 'DELETE', path: '/x/sessions/current', rule: 'signed in' },
  { method: 'GET', path: '/x/me', rule: 'signed in' },
  { method: 'PUT', path: '/x/me', rule: 'signed in', body: { me: { 'time-zone': 'Europe/Lisbon' } } },
  { method: 'PUT', path: '/x/me', rule: 'admin', body: { me: { account: { currency: 'NOK' } } } },
  { method: 'GET', path: '/x/users', rule: 'signed in' },
  {
    method: 'POST',
    path: '/x/users',
    rule: 'admin',
    body: { user: { name: 'New', email: '{newEmail}', password: 'correct horse battery', role: 'member' } },
  },
  { method: 'POST', path: '/x/users', rule: 'admin', body: { user: { name: 'New', email: '{newEmail}', role: 'member' } } },
  { method: 'POST', path: '/x/users/{invited}/invitation', rule: 'admin of this workspace' },
  { method: 'GET', path: '/x/users/{user}/responsibilities', rule: 'admin of this workspace' },
  {
    method: 'POST',
    path: '/x/invitations',
    rule: 'admin',
    body: { invitations: { users: [{ name: 'New', email: '{newEmail}' }], role: 'member' } },
  },
  { method: 'POST', path: '/x/invitations/read', rule: 'anyone', body: { invitation: { token: '{invitation}' } } },
  {
    method: 'POST',
    path: '/x/invitations/accept',
    rule: 'anyone',
    body: { invitation: { token: '{invitation}', name: 'Nia', password: 'correct horse battery' } },
  },
  { method: 'POST', path: '/x/me/confirmation', rule: 'with a mail server' },
  { method: 'POST', path: '/x/confirmations', rule: 'not here', body: { confirmation: { token: 'made-up_7' } } },
  { method: 'POST', path: '/x/unsubscribe/made-up_7_7', rule: 'not here' },
  { method: 'GET', path: '/x/unsubscribe/made-up_7_7', rule: 'anyone' },
  { method: 'PUT', path: '/x/users/{user}', rule: 'admin of this workspace', body: { user: { name: 'Renamed' } } },
  { method: 'GET', path: '/x/tokens', rule: 'signed in' },
  { method: 'POST', path: '/x/tokens', rule: 'signed in', body: { token: { name: 'Nightly' } } },
  { method: 'DELETE', path: '/x/tokens/{token}', rule: 'creator alone' },
  { method: 'GET', path: '/recordings', rule: 'signed in' },
  { method: 'GET', path: '/recordings/since/20200101000000', rule: 'signed in' },
  { method: 'GET', path: '/x/milestones?until=2026-12-31', rule: 'signed in' },
  { method: 'GET', path: '/events/categories', rule: 'colleagues' },
  { method: 'GET', path: '/events/categories/{eventCategory}', rule: 'colleagues of this workspace' },
  ...categoryWrites('events', 'eventCategory'),
  { method: 'GET', path: '/x/search?term=ada', rule: 'signed in' },
  { method: 'GET', path: '/x/outbox', rule: 'admin' },
  { method: 'GET', path: '/x/notifications', rule: 'signed in' },
  { method: 'GET', path: '/x/changes', rule: 'colleagues' },
  { method: 'GET', path: '/x/changes?deleted=1', rule: 'colleagues' },
  { method: 'GET', path: '/x/deletions?since=yesterday', rule: 'colleagues' },
  { method: 'POST', path: '/x/changes/{change}/undo', rule: 'creator or admin' },
]
