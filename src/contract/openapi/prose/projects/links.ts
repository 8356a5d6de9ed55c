import * as calls from '../../../x/projects/links.ts'
import { prose } from '../prose.ts'

const who = 'The account’s own users; clients only for links they created (403).'

export const links = prose(calls, {
  title: 'Links',
  description: 'Bookmarks of a project. Links can have comments.',
  record: ['link', '95'],
  fields: {
    links: 'The links of the project.',
    title: ['The title of the link.', 'Brand guidelines'],
    url: ['Where it leads, `http` or `https`.', 'https://fjordlys.example/brand'],
  },
  sent: {
    link: 'The link, or the fields to change.',
    'is-private': [
      '`1` limits it, with its comments, to the account’s own company; `0` by default. Clients cannot send `1`, and nobody can where a client created it (422).',
      '0',
    ],
  },
  calls: {
    listLinks: { summary: 'List the links of a project', description: 'Returns links, newest first. Not paged.' },
    getLink: { summary: 'Get a link', description: 'Returns a link without its comments.' },
    createLink: {
      summary: 'Add a link',
      description: 'Stores the address as sent. Nothing is fetched from it.',
      refusals: { 422: { code: 'invalid', field: 'link.url', message: 'A link begins with http:// or https:// and has no spaces.' } },
    },
    updateLink: {
      summary: 'Update a link',
      description: 'Changes only the fields that you send.',
      who,
      example: { link: { title: 'Brand guidelines' } },
    },
    deleteLink: { summary: 'Delete a link', description: 'Also deletes its comments.', who },
  },
})
