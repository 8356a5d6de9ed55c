import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

const who = 'The account’s own people; a client only what they made (403).'

export const links: Prose<Headings['links']> = {
  title: 'Links',
  description: 'Places elsewhere that a project keeps at hand. Links can be commented on.',
  fields: {
    links: 'The links of the project.',
    link: 'The link.',
    'link-id': ['The id of the new link.', '95'],
    id: ['The id of the link.', '95'],
    title: ['What it is called.', 'Brand guidelines'],
    url: ['Where it leads, `http` or `https`.', 'https://fjordlys.example/brand'],
  },
  sent: { link: 'The link, or what is to change of it.' },
  calls: {
    listLinks: { summary: 'List the links of a project', description: 'The newest first. Not paged.' },
    getLink: { summary: 'Read a link', description: 'One link. Its comments are read separately.' },
    createLink: {
      summary: 'Add a link',
      description: 'The address is kept as it was sent; nothing is fetched from it.',
      refusals: { 422: { code: 'invalid', field: 'link.url', message: 'A link begins with http:// or https:// and has no spaces.' } },
    },
    updateLink: {
      summary: 'Change a link',
      description: 'Only what is sent changes.',
      who,
      example: { link: { title: 'Brand guidelines' } },
    },
    deleteLink: { summary: 'Delete a link', description: 'Its comments go with it.', who },
  },
}
