import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

export const contacts: Prose<Headings['contacts']> = {
  title: 'Contacts',
  description: 'People and companies: what they are called, how to reach them, their important dates and addresses.',
  fields: {
    contacts: 'The contacts of this page.',
    contact: 'The contact.',
    'contact-id': ['The id of the new contact.', '12'],
    id: ['The id of the contact.', '12'],
    type: 'A person or a company.',
    name: ['The first name of a person, or the name of a company.', 'Sigrid'],
    'last-name': ['The last name of a person.', 'Aune'],
    'company-id': ['The company that a person works for; absent where you may not see it.', '14'],
    'company-name': ['What that company is called.', 'Fjordlys'],
    title: ['What the person does.', 'Head of design'],
    'background-info': ['Whatever is worth knowing.', 'Met at the fair in Bergen.'],
    tags: ['The tags it carries, each name mapped to itself.', { client: 'client', press: 'press' }],
    'contact-data': 'Phone numbers, e-mail addresses and websites.',
    'contact-data.id': ['The id of this entry.', '101'],
    'entity-type': ['`phone`, `e-mail` or `website`.', 'phone'],
    'entity-value': ['The number or the address itself.', '+47 55 12 34 56'],
    'contact-data.kind': ['`work`, `personal`, `home`, `mobile`, `fax` or `other`.', 'work'],
    'important-dates': 'Days to remember.',
    'important-dates.id': ['The id of this date.', '102'],
    'important-dates.type': ['`birthday`, `anniversary` or `other`.', 'birthday'],
    'is-every-year': ['`1` where it comes back every year.', '1'],
    date: ['The day, `YYYYMMDD`.', '19840229'],
    addresses: 'Where to find it.',
    'addresses.id': ['The id of this address.', '103'],
    address: ['Street and number.', 'Strandgaten 12'],
    city: ['City.', 'Bergen'],
    state: ['State or region.', 'Vestland'],
    'zip-code': ['Postal code.', '5003'],
    country: ['Country.', 'Norway'],
    'addresses.kind': ['`work`, `personal`, `home`, `mobile`, `fax` or `other`.', 'work'],
  },
  sent: {
    contact: 'The contact, or what is to change of it.',
    'company-id': ['The id of an existing company; an empty string takes the person out of it.', '14'],
    'company-name': [
      'Instead of `company-id`: the company of this name that you may see, and where there is none, a new one seen by whom the person is.',
      absent,
    ],
    'contact-data': 'Entries with an `id` are updated, those without are created, and `{"id": "-101"}` removes one.',
    'important-dates': 'Entries with an `id` are updated, those without are created, and `{"id": "-102"}` removes one.',
    addresses: 'Entries with an `id` are updated, those without are created, and `{"id": "-103"}` removes one.',
    'contact-data.id': ['The id of an entry to update, with a minus to remove it; absent to create one.', absent],
    'important-dates.id': ['The id of an entry to update, with a minus to remove it; absent to create one.', absent],
    'addresses.id': ['The id of an entry to update, with a minus to remove it; absent to create one.', absent],
  },
  calls: {
    listContacts: {
      summary: 'List and search contacts',
      description:
        'By name, unless `x-sort` says otherwise: people by last name and name, companies by name. Filters narrow together, but `tags` excludes `title`, `company-id`, `term` and `email` (400 when mixed). With `since` the oldest change comes first; tagging, a note or a merge counts as a change.',
      pageSize: 50,
      query: {
        contactType: 'People only, or companies only; both where it is omitted.',
        tags: ['Comma-separated tags, at most 20; contacts that have all of them.', 'client,press'],
        title: ['What the person does, equal without regard to case.', 'Head of design'],
        companyId: ['Those who work for this company.', '14'],
        term: ['Contained in the name of the person or company. `%` and `_` are themselves.', 'aun'],
        email: [
          'An e-mail address, equal without regard to case; one that begins with `@` finds everybody of that domain.',
          '@fjordlys.example',
        ],
        since: [
          'Created or changed since then, in UTC: `YYYYMMDDHHIISS`, ISO 8601, `YYYY-MM-DD[ HH:MM:SS]`, or words such as `3 days ago`. What cannot be read is 400.',
          '20261119080000',
        ],
        xSort: 'By name or by the last change; a leading `-` turns the order round.',
        xCount: '`1` adds `x-total`, the number of matches, to the first page.',
      },
      refusals: {
        400: {
          code: 'mixed',
          field: 'tags',
          message: 'A search by tags takes no title, company-id, term or email beside it.',
        },
      },
    },
    listRecentlyViewed: {
      summary: 'List what you looked at lately',
      description: 'The contacts that you have read one by one, the latest first; the last 50 are kept.',
      pageSize: 50,
    },
    getContact: {
      summary: 'Read a contact',
      description: 'One contact with all its data and attached files. It comes on top of your recently viewed ones.',
      query: { xView: '`0` reads it without counting as having looked.' },
    },
    createContact: {
      summary: 'Create a contact',
      description: 'A person or a company; you become its author. A person’s company is named by `company-id` or by `company-name`.',
      undo: 'takes it away again, with a company that was made on the way.',
      example: {
        contact: {
          type: 'person',
          name: 'Sigrid',
          'last-name': 'Aune',
          'company-name': 'Fjordlys',
          title: 'Head of design',
          'contact-data': [
            { 'entity-type': 'e-mail', 'entity-value': 'sigrid@fjordlys.example', kind: 'work' },
            { 'entity-type': 'phone', 'entity-value': '+47 55 12 34 56', kind: 'work' },
          ],
          'important-dates': [{ type: 'birthday', 'is-every-year': '1', date: '19840229' }],
          addresses: [{ address: 'Strandgaten 12', city: 'Bergen', country: 'Norway', 'zip-code': '5003', kind: 'work' }],
        },
      },
      examples: { 'A company': { contact: { type: 'company', name: 'Fjordlys' } } },
      refusals: { 422: { code: 'required', field: 'contact.name', message: 'This is needed.' } },
    },
    mergeContacts: {
      summary: 'Merge two contacts',
      description:
        'Everything of the looser goes to the winner, and the looser is deleted. The winner keeps its own values and gains those that it lacks, all nested data, tags, notes, tasks, deals and cases; of a company also its people. There is no body: both ids stand in the query, spelled `looser_id` and `winner_id`. Nobody sees more afterwards than before; where that cannot be kept, and for a person with a company, it is 422. An unknown or hidden contact is 404.',
      undo: 'splits them again: each has what it had before.',
      query: {
        looser_id: ['The contact that goes.', '16'],
        winner_id: ['The contact that stays, and comes back in the answer.', '12'],
      },
      refusals: {
        409: { code: 'same', field: 'winner_id', message: 'A contact is not merged with itself.' },
      },
    },
    updateContact: {
      summary: 'Change a contact',
      description:
        'Only what is sent changes. Nested entries are updated by their `id`, created without one, and removed by `{"id": "-<id>"}`; attachments are removed by `-<id>`.',
      who: 'Everybody of the account’s own people who sees it; its visibility its creator, or an administrator who sees it (403).',
      example: { contact: { title: 'Head of design', 'background-info': 'Met at the fair in Bergen.' } },
      examples: {
        'Change one number, add another, remove a third': {
          contact: {
            'contact-data': [
              { id: '101', 'entity-value': '+47 55 12 34 57' },
              { 'entity-type': 'phone', 'entity-value': '+47 901 23 456', kind: 'personal' },
              { id: '-104' },
            ],
          },
        },
        'One file on, one off': { contact: { attachment: ['57', '-58'] } },
        'For a workgroup only': { contact: { visibility: 'group', 'group-id': '9' } },
      },
    },
    deleteContact: {
      summary: 'Delete a contact',
      description:
        'Its notes, its tasks and their comments go with it. People of a deleted company stay, without a company. The workspace’s own company, and one that client users belong to, stay (409).',
      refusals: { 409: { code: 'own-company', message: 'This is the company of the workspace itself; it stays.' } },
    },
  },
}
