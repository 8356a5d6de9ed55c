import type { Json } from '../../fixtures/client.ts'
import type { Kind } from './bad-values.ts'

type Body = { [key: string]: Json }
export interface Target {
  method: 'POST' | 'PUT'
  path: string
  /** A valid body; `{names}` are placeholders for ids. */
  sound: Body
  fields: Record<string, Kind>
  /** The status of the valid request; 201 for POST and 200 for PUT by default. */
  answers?: number
  /** Fields that require another one, with its value. */
  beside?: Record<string, Body>
}

const nested: Record<string, Kind> = {
  'contact-data.0.id': 'nested id',
  'contact-data.0.entity-type': 'choice',
  'contact-data.0.entity-value': 'filled line',
  'contact-data.0.kind': 'choice',
  'important-dates.0.id': 'nested id',
  'important-dates.0.type': 'choice',
  'important-dates.0.is-every-year': 'flag',
  'important-dates.0.date': 'day',
  'important-dates.0.x-month-day': 'day of the year',
  'addresses.0.id': 'nested id',
  'addresses.0.address': 'long text',
  'addresses.0.city': 'line',
  'addresses.0.state': 'line',
  'addresses.0.country': 'line',
  'addresses.0.zip-code': 'short line',
  'addresses.0.kind': 'choice',
}
const under = (root: string, fields: Record<string, Kind>) =>
  Object.fromEntries(Object.entries(fields).map(([field, kind]) => [`${root}.${field}`, kind]))

const contactFields = under('contact', {
  type: 'choice',
  name: 'filled line',
  'last-name': 'line',
  'company-name': 'line',
  'company-id': 'id of a company',
  title: 'line',
  'background-info': 'long text',
  visibility: 'choice',
  'group-id': 'id of a workgroup',
  'allowed-users': 'ids of users',
  attachment: 'ids of files',
  ...nested,
})
const shown = (root: string, group: string) => ({
  [`${root}.${group}`]: { visibility: 'group' },
  [`${root}.allowed-users`]: { visibility: 'selected-people' },
})
const contact = {
  name: 'Ada',
  'contact-data': [{ 'entity-type': 'phone', 'entity-value': '1', kind: 'work' }],
  'important-dates': [{ type: 'birthday', 'is-every-year': '1', date: '19840229' }],
  addresses: [{ city: 'Bergen', kind: 'work' }],
}
const noteFields = under('note', {
  body: 'filled long text',
  'x-html': 'long text',
  date: 'moment',
  visibility: 'choice',
  'workgroup-id': 'id of a workgroup',
  'allowed-users': 'ids of users',
  attachments: 'ids of files',
})
const dealFields = under('case', {
  name: 'filled line',
  visibility: 'choice',
  'group-id': 'id of a workgroup',
  'allowed-users': 'ids of users',
  'deal-status': 'choice',
  'deal-with': 'id of a contact',
  currency: 'currency',
  price: 'amount',
  'price-type': 'choice',
  duration: 'quantity',
  'deal-category-id': 'id of a deal category',
  'deal-responsible-id': 'id of a colleague',
  'expected-on': 'calendar day or none',
  'project-id': 'id of a project',
  'background-info': 'long text',
  attachment: 'ids of files',
  'involved-people': 'ids of contacts',
})
const caseFields = under('case', {
  name: 'filled line',
  visibility: 'choice',
  'workgroup-id': 'id of a workgroup',
  'allowed-users': 'ids of users',
  'case-status': 'choice',
  'case-responsible-id': 'id of a colleague',
  'background-info': 'long text',
  attachment: 'ids of files',
  'involved-people': 'ids of contacts',
})
const named = { category: { name: '{newName}' } }
const commentFields = under('comment', {
  body: 'filled long text',
  'x-html': 'long text',
  'is-private': 'flag',
  attachments: 'ids of files',
})
const groupFields = under('group', { name: 'filled line', users: 'ids of users' })
const userFields = under('user', {
  name: 'filled line',
  email: 'email',
  password: 'password',
  role: 'choice',
  'company-id': 'id of a company',
})
const person = { name: 'New', email: '{newEmail}', password: 'correct horse battery' }
const client = { 'user.company-id': { role: 'client' } }

/** Every create and update, with every field of its body. */
export const targets: Target[] = [
  {
    method: 'POST',
    path: '/contacts',
    sound: { contact: { type: 'person', ...contact } },
    fields: contactFields,
    beside: shown('contact', 'group-id'),
  },
  {
    method: 'POST',
    path: '/x/contacts/batch',
    sound: { contacts: [{ contact: { type: 'person', ...contact }, tags: 'vip' }] },
    fields: {
      ...under('contacts.0', contactFields),
      'contacts.0.tags': 'tag names',
      'contacts.0.note': 'filled long text',
      'contacts.0.unless-known': 'flag',
    },
    beside: shown('contacts.0.contact', 'group-id'),
  },
  { method: 'PUT', path: '/contacts/{contact}', sound: { contact }, fields: contactFields, beside: shown('contact', 'group-id') },
  { method: 'PUT', path: '/x/tags/{tag}', sound: { tag: { name: 'vip' } }, fields: { 'tag.name': 'tag names' } },
  { method: 'POST', path: '/contacts/{contact}/tags', sound: { tags: 'vip' }, fields: { tags: 'tag names' } },
  {
    method: 'POST',
    path: '/contacts/{contact}/notes',
    sound: { note: { body: 'Hello.' } },
    fields: noteFields,
    beside: shown('note', 'workgroup-id'),
  },
  ...(['/deals/{deal}', '/cases/{case}'] as const).map(
    (owner): Target => ({
      method: 'POST',
      path: `${owner}/notes`,
      sound: { note: { body: 'Hello.' } },
      fields: noteFields,
      beside: shown('note', 'workgroup-id'),
    }),
  ),
  { method: 'POST', path: '/deals', sound: { case: { name: 'Night ferries' } }, fields: dealFields, beside: shown('case', 'group-id') },
  { method: 'PUT', path: '/deals/{deal}', sound: { case: { price: '85.50' } }, fields: dealFields, beside: shown('case', 'group-id') },
  { method: 'POST', path: '/x/deals/categories', sound: named, fields: { 'category.name': 'filled line' } },
  { method: 'PUT', path: '/x/deals/categories/{dealCategory}', sound: named, fields: { 'category.name': 'filled line' } },
  { method: 'POST', path: '/cases', sound: { case: { name: 'Refund' } }, fields: caseFields, beside: shown('case', 'workgroup-id') },
  { method: 'PUT', path: '/cases/{case}', sound: { case: { name: 'Refund' } }, fields: caseFields, beside: shown('case', 'workgroup-id') },
  { method: 'PUT', path: '/notes/{note}', sound: { note: { body: 'Hello.' } }, fields: noteFields, beside: shown('note', 'workgroup-id') },
  {
    method: 'POST',
    path: '/notes/{note}/comments',
    sound: { comment: { body: 'Hello.' } },
    fields: { ...commentFields, 'comment.writeboard-revision-number': 'revision' },
  },
  { method: 'PUT', path: '/comments/{comment}', sound: { comment: { body: 'Hello.' } }, fields: commentFields },
  { method: 'POST', path: '/workgroups', sound: { group: { name: '{newName}' } }, fields: groupFields },
  { method: 'PUT', path: '/workgroups/{workgroup}', sound: { group: { name: '{newName}' } }, fields: groupFields },
  { method: 'POST', path: '/x/users', sound: { user: { ...person, role: 'member' } }, fields: userFields, beside: client },
  {
    method: 'PUT',
    path: '/x/users/{user}',
    sound: { user: { name: 'New' } },
    fields: { ...userFields, 'user.active': 'flag', 'user.hand-over-to': 'id of a user' },
    beside: { ...client, 'user.hand-over-to': { active: '0' } },
  },
  {
    method: 'POST',
    path: '/x/invitations',
    sound: { invitations: { users: [{ name: 'New', email: '{newEmail}' }], role: 'member' } },
    fields: under('invitations', {
      'users.0.name': 'filled line',
      'users.0.email': 'email',
      role: 'choice',
      'company-id': 'id of a company',
      groups: 'ids of workgroups',
    }),
    beside: { 'invitations.company-id': { role: 'client' } },
  },
  {
    method: 'PUT',
    path: '/x/me',
    sound: {
      me: {
        name: 'New',
        account: { name: 'Northlight', currency: 'EUR' },
        seen: { 'recording-id': '7', date: '2026-11-20 09:30:00' },
        'seen-recordings': ['7'],
        'read-notification-id': '7',
        mail: { assigned: '0', comments: '0', messages: '0', none: '1' },
      },
    },
    fields: under('me', {
      name: 'filled line',
      email: 'email',
      password: 'password',
      'current-password': 'any text',
      'time-zone': 'time zone',
      'week-start': 'choice or none',
      'account.name': 'filled line',
      'account.currency': 'currency',
      'seen.recording-id': 'id alone or none',
      'seen.date': 'moment',
      'seen-recordings': 'ids alone',
      'read-notification-id': 'id alone or none',
      'mail.assigned': 'flag',
      'mail.comments': 'flag',
      'mail.messages': 'flag',
      'mail.none': 'flag',
    }),
  },
  {
    method: 'POST',
    path: '/x/sessions',
    sound: { session: { email: '{email}', password: 'correct horse battery' } },
    fields: under('session', { email: 'any text', password: 'any text', 'account-id': 'id alone', stay: 'flag' }),
  },
  {
    method: 'POST',
    path: '/x/confirmations',
    sound: { confirmation: { token: 'made-up' } },
    answers: 404,
    fields: under('confirmation', { token: 'any text' }),
  },
  {
    method: 'POST',
    path: '/x/invitations/read',
    sound: { invitation: { token: 'made-up' } },
    answers: 404,
    fields: under('invitation', { token: 'any text' }),
  },
  {
    method: 'POST',
    path: '/x/invitations/accept',
    sound: { invitation: { token: 'made-up', name: 'Nia', password: 'correct horse battery' } },
    answers: 404,
    fields: under('invitation', { token: 'any text', name: 'filled line', password: 'password', 'time-zone': 'time zone' }),
  },
  /** The request has no cookies. */
  {
    method: 'PUT',
    path: '/x/sessions/current',
    sound: { session: { 'user-id': '{user}' } },
    answers: 404,
    fields: under('session', { 'user-id': 'id alone' }),
  },
  /** This service has no demo data. */
  {
    method: 'POST',
    path: '/x/sessions/demo',
    sound: { session: { 'user-id': '{user}' } },
    answers: 404,
    fields: under('session', { 'user-id': 'id alone' }),
  },
  {
    method: 'POST',
    path: '/x/events/categories',
    sound: { category: { name: '{newName}' } },
    fields: { 'category.name': 'filled line' },
  },
  {
    method: 'PUT',
    path: '/x/events/categories/{eventCategory}',
    sound: { category: { name: '{newName}' } },
    fields: { 'category.name': 'filled line' },
  },
  { method: 'POST', path: '/x/tokens', sound: { token: { name: 'Nightly' } }, fields: { 'token.name': 'filled line' } },
  {
    method: 'POST',
    path: '/x/accounts',
    sound: { account: { name: 'New', user: person } },
    fields: under('account', {
      name: 'filled line',
      'user.name': 'filled line',
      'user.email': 'email',
      'user.password': 'password',
      'user.time-zone': 'time zone',
      demo: 'flag',
    }),
  },
]
