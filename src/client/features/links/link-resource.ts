import {
  createLink,
  deleteLink,
  getLink,
  type Link,
  type LinkChange,
  listLinks,
  type NewLink,
  updateLink,
} from '../../../contract/x/projects/links.ts'
import { categoryField, type Fields, textField } from '../../kit/resource/fields.ts'
import { privacyField } from '../../kit/resource/privacy-field.ts'
import { resource } from '../../kit/resource/resource.ts'
import { api, send } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../lib/live/event-handlers.ts'
import { noCategory } from '../categories/category-filter.ts'
import { type LinkSearch, linkSearch } from './link-search.ts'

/** A link to add to a project. */
export type LinkToAdd = NewLink & { readonly projectId: string }

const fields: Fields<Link> = [
  textField('title', 'title'),
  textField('url', 'address'),
  privacyField<Link>('isPrivate'),
  categoryField('categoryId'),
]

/** The links of projects: read as a whole, because the service does not page them. */
export const linkResource = resource<Link, LinkSearch, LinkToAdd, LinkChange>({
  name: 'links',
  list: async ({ projectId, category }, { signal }) => {
    const { links } = await api(listLinks, { params: { projectId }, signal })
    const rows = category ? links.filter(({ categoryId = noCategory }) => categoryId === category) : links
    return { rows, total: rows.length }
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getLink, { params: { id }, signal })
    return { ...reply.link, etag }
  },
  create: async ({ projectId, ...link }, headers) => {
    const { reply, changeId } = await send(createLink, { params: { projectId }, body: { link }, headers })
    return { id: reply.linkId, changeId }
  },
  update: (id, change, headers) => send(updateLink, { params: { id }, body: { link: change }, headers }),
  remove: (id, headers) => send(deleteLink, { params: { id }, headers }),
  fields,
  titleOf: ({ title }) => title,
  everything: { ...linkSearch.everything, projectId: '' },
  withoutFilters: ({ projectId }) => ({ ...linkSearch.everything, projectId }),
  isFiltered: linkSearch.isFiltered,
  wholeLists: true,
})

// A link carries the number of its comments.
registerEventHandler(async (client, events) => {
  if (events.some(({ resource: name, on }) => name === 'comments' && on?.resource === 'links'))
    await refresh(client, { queryKey: linkResource.keys.all })
})
