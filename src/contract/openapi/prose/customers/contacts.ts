import * as calls from '../../../contacts/contacts.ts'
import { absent, prose } from '../prose.ts'

const takes =
  'The values that the winner takes from the looser where that has them, separated by commas: `name`, `title`, `company`, `birthday`, `background`.'
const joins =
  'The values of which the winner keeps both, its own first, separated by commas: `background`. Together they are at most 64 KiB (422).'

export const contacts = prose(calls, {
  title: 'Contacts',
  description: 'People and companies: names, contact data, important dates and addresses.',
  record: ['contact', '12'],
  fields: {
    type: 'A person or a company.',
    name: ['The first name of a person, or the name of a company.', 'Sigrid'],
    'last-name': ['The last name of a person.', 'Aune'],
    'company-id': ['The company that the person works for; absent if you cannot see it.', '14'],
    'company-name': ['The name of that company.', 'Fjordlys'],
    title: ['The person’s job title.', 'Head of design'],
    'background-info': ['Free text.', 'Met at the fair in Bergen.'],
    tags: ['The tags of the contact, each mapped to itself.', { client: 'client', press: 'press' }],
    'contact-data': 'Phone numbers, e-mail addresses and websites.',
    'contact-data.id': ['The id of this entry.', '101'],
    'entity-type': ['`phone`, `e-mail` or `website`.', 'phone'],
    'entity-value': [
      'The number or address, as written but without invisible characters. 422 for a phone number without a digit or one that a spreadsheet has rounded (`4.9E+11`), and for anything but the address alone (`<kim@grau.example>`).',
      '+47 55 12 34 56',
    ],
    'contact-data.kind': ['`work`, `personal`, `home`, `mobile`, `fax` or `other`.', 'work'],
    'important-dates': 'Dates to remember.',
    'important-dates.id': ['The id of this date.', '102'],
    'important-dates.type': ['`birthday`, `anniversary` or `other`.', 'birthday'],
    'is-every-year': ['`1` if the date recurs every year.', '1'],
    date: ['The date, `YYYYMMDD`; absent if the year is not known.', '19840229'],
    'x-month-day': ['Instead of `date`, if the year is not known: `--MM-DD`. Such a date comes every year.', absent],
    dates: 'The dates, by day.',
    'contact-type': ['A person or a company.', 'person'],
    day: ['The day on which the date comes next, `YYYY-MM-DD`.', '2026-12-04'],
    years: ['How many years it is since then; absent if the year is not known.', 42],
    more: ['`1` if there are more dates than these.', '0'],
    addresses: 'Postal addresses.',
    'addresses.id': ['The id of this address.', '103'],
    address: ['Street and number.', 'Strandgaten 12'],
    city: ['City.', 'Bergen'],
    state: ['State or region.', 'Vestland'],
    'zip-code': ['Postal code.', '5003'],
    country: ['Country.', 'Norway'],
    'addresses.kind': ['`work`, `personal`, `home`, `mobile`, `fax` or `other`.', 'work'],
    created: ['`1` if the contact was created, `0` if it was known.', '1'],
  },
  sent: {
    contacts: 'The contacts to create, at most 200.',
    'contacts.contact': 'A contact, as for `POST /contacts`.',
    'contacts.tags': ['Tags for the contact, separated by commas.', 'client,press'],
    'contacts.note': ['The text of a note on the contact, which everyone who sees the contact sees.', 'Met at the fair.'],
    'unless-known': ['`1` finds a known contact instead of creating it twice.', '1'],
    'company-id': ['The id of an existing company; an empty string clears it.', '14'],
    'company-name': [
      'Instead of `company-id`: the visible company with this name. If there is none, a new one is created with the visibility of the person.',
      absent,
    ],
    'contact-data': 'Entries with an `id` are updated, those without are created, and `{"id": "-101"}` removes one.',
    'important-dates': 'Entries with an `id` are updated, those without are created, and `{"id": "-102"}` removes one.',
    addresses: 'Entries with an `id` are updated, those without are created, and `{"id": "-103"}` removes one.',
    'contact-data.id': ['The id of an entry to update, with a leading minus to remove it; omit it to create one.', absent],
    'important-dates.id': ['The id of an entry to update, with a leading minus to remove it; omit it to create one.', absent],
    'addresses.id': ['The id of an entry to update, with a leading minus to remove it; omit it to create one.', absent],
  },
  calls: {
    listContacts: {
      summary: 'List and search contacts',
      description:
        'Returns contacts by name, unless `x-sort` says otherwise: people by last name and name, companies by name. Filters combine, but `tags` excludes `title`, `company-id`, `term` and `email` (400 when mixed); `x-tag` combines with all of them. With `since`, the oldest change comes first; tagging, a note or a merge counts as a change.',
      pageSize: 50,
      query: {
        contactType: 'Only people or only companies; both if omitted.',
        tags: ['Comma-separated tags; those who carry all of them.', 'client,press'],
        title: ['The job title, ignoring case.', 'Head of design'],
        companyId: ['People who work for this company.', '14'],
        term: ['Part of the name of the person or company. `%` and `_` have no special meaning.', 'aun'],
        email: ['An e-mail address, ignoring case; one that starts with `@` matches the whole domain.', '@fjordlys.example'],
        since: [
          'Only contacts created or changed since then, in UTC: `YYYYMMDDHHIISS`, ISO 8601, `YYYY-MM-DD[ HH:MM:SS]`, or words such as `3 days ago`. 400 if it cannot be parsed.',
          '20261119080000',
        ],
        xTerm: ['Only contacts whose name contains all of these words, in any order.', 'aune sigrid'],
        xTag: ['Comma-separated tags, as `tags`, but combined with all other filters (400 beside `tags`).', 'client,press'],
        xTagMatch: 'Whether contacts have all of the tags in `x-tag` (as without it), any or none of them.',
        xChange: ['Only the contacts that this change wrote, with the others of its step: those of an import.', '5012'],
        xSort: 'By name or by last change; a leading `-` reverses the order.',
      },
      refusals: {
        400: {
          code: 'mixed',
          field: 'tags',
          message: 'A search by tags takes no title, company-id, term or email beside it. Use x-tag to combine them.',
        },
      },
    },
    listRecentlyViewed: {
      summary: 'List recently viewed contacts',
      description: 'Returns the contacts that you have opened, latest first; the last 50 are kept.',
      pageSize: 50,
    },
    getContact: {
      summary: 'Get a contact',
      description: 'Returns a contact with all its data and attached files, and records the view.',
      query: { xView: '`0` does not record the view.' },
    },
    createContact: {
      summary: 'Create a contact',
      description: 'Creates a person or a company; you become its author. Name a person’s company with `company-id` or `company-name`.',
      undo: 'deletes the contact, and the company if it was created in the same request.',
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
    createContacts: {
      summary: 'Create many contacts',
      description:
        'Creates up to 200 contacts with their tags and a note each, in order and as one change: all of them, or none if one is refused. With `unless-known`, a contact is not created if a visible one of its type has one of its e-mail addresses, or if it is a company and one has its name; the reply then has the id of that contact, with `created` `0`, and nothing is added to it.',
      undo: 'deletes the contacts with their notes, and the companies that were created with them.',
      example: {
        contacts: [
          {
            contact: { type: 'person', name: 'Sigrid', 'last-name': 'Aune', 'company-name': 'Fjordlys' },
            tags: 'client',
            'unless-known': '1',
          },
        ],
      },
    },
    mergeContacts: {
      summary: 'Merge two contacts',
      description:
        'Everything of the looser goes to the winner, and the looser is deleted. The winner keeps its own values and gains those that it lacks, all nested data, tags, notes, tasks, deals and cases; of a company also its people. There is no body: both ids stand in the query, spelled `looser_id` and `winner_id`. Numbers, addresses, websites and dates that both have, in whatever spelling, come out once, and so does the birthday. Nobody sees more afterwards than before; where that cannot be kept, and for a person with a company, it is 422. Where people would lose access to one of the two, only its author or an administrator can merge them (403).',
      undo: 'separates them again, each with its previous data.',
      query: {
        looser_id: ['The contact to merge, which is deleted.', '16'],
        winner_id: ['The contact to keep, which is returned.', '12'],
        xTake: [takes, 'title,company'],
        xJoin: [joins, 'background'],
      },
      refusals: {
        409: { code: 'same', field: 'winner_id', message: 'A contact is not merged with itself.' },
      },
    },
    previewMerge: {
      summary: 'Preview a merge',
      description:
        'Returns the winner as `PUT /contacts/merge` with the same query would, and changes nothing. It is refused as that is. `files` are those that both have.',
      query: {
        looser_id: ['The contact that would be deleted.', '16'],
        winner_id: ['The contact that would be kept.', '12'],
        xTake: [takes, 'title,company'],
        xJoin: [joins, 'background'],
      },
    },
    updateContact: {
      summary: 'Update a contact',
      description:
        'Changes only the fields that you send. Nested entries with an `id` are updated, those without are created, and `{"id": "-<id>"}` removes one; `-<id>` removes an attachment.',
      who: 'The account’s own users with access to the contact. Only its creator, or an administrator with access, can change the visibility (403).',
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
        'Attach one file and remove another': { contact: { attachment: ['57', '-58'] } },
        'Share with a workgroup only': { contact: { visibility: 'group', 'group-id': '9' } },
      },
    },
    listComingDates: {
      summary: 'List the next birthdays and other yearly dates',
      description:
        'Returns the dates of contacts that come every year, from today in your time zone until a day, in their order. 29 February comes on 28 February in other years. `years` is how many years it is since then, such as the age on a birthday; it is absent if the year is not known. At most 200 dates are returned; `more` is `1` if there are others.',
      query: { until: ['The last day, at most 92 days ahead (400).', '2026-12-31'] },
      answer: {
        dates: [
          {
            'contact-id': '12',
            'contact-type': 'person',
            name: 'Sigrid',
            'last-name': 'Aune',
            type: 'birthday',
            day: '2026-12-04',
            years: 42,
          },
          { 'contact-id': '14', 'contact-type': 'company', name: 'Fjordlys', type: 'anniversary', day: '2026-12-17' },
        ],
        more: '0',
      },
      refusals: { 400: { code: 'too-far', field: 'until', message: 'Choose a day at most 92 days ahead.' } },
    },
    deleteContact: {
      summary: 'Delete a contact',
      description:
        'Also deletes its notes and tasks with their comments. The people of a deleted company remain, without a company. The workspace’s own company, and a company that client users belong to, cannot be deleted (409).',
      refusals: { 409: { code: 'own-company', message: 'You can’t delete the workspace’s own company.' } },
    },
  },
})
