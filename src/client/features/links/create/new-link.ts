import type { QueryClient } from '@tanstack/react-query'
import { clearSent } from '../../../kit/create/clear-sent.ts'
import type { NewRecord } from '../../../kit/create/use-create-form.ts'
import type { ComboOption } from '../../../ui/combo/use-options.ts'
import { prepareCategory } from '../../categories/create-category.ts'
import { categorySetOf } from '../../categories/project-categories.ts'
import { fullUrl, hostOf, titleFault, urlFault } from '../link-format.ts'
import { linkListAddress } from '../link-list-address.ts'
import type { LinkToAdd } from '../link-resource.ts'

/** A link before it is added. Without a title it is called by its host; a category without an id is new. */
interface LinkDraft {
  url: string
  title: string
  category?: ComboOption | undefined
  isPrivate: boolean
}
type Field = 'url' | 'title' | 'category' | 'isPrivate'

/** How a link of a project is drafted and sent. */
export const newLinkIn = (client: QueryClient, projectId: string): NewRecord<LinkDraft, Field, LinkToAdd> => ({
  root: 'link',
  empty: { url: '', title: '', isPrivate: false },
  keys: { url: ['url'], title: ['title'], category: ['categoryId'], isPrivate: ['isPrivate'] },
  check: ({ url, title }) => {
    const [wrongUrl, wrongTitle] = [urlFault(url), title.trim() === '' ? undefined : titleFault(title)]
    return { ...(wrongUrl !== undefined && { url: wrongUrl }), ...(wrongTitle !== undefined && { title: wrongTitle }) }
  },
  prepare: prepareCategory(client, categorySetOf(projectId, 'link')),
  toNew: ({ url, title, category, isPrivate }) => ({
    projectId,
    url: fullUrl(url),
    title: title.trim() || hostOf(fullUrl(url)).slice(0, 255),
    ...(category?.id && { categoryId: category.id }),
    ...(isPrivate && { isPrivate }),
  }),
  next: clearSent('url', 'title'),
  verb: 'Added',
  nameOf: ({ title }) => title,
  pathOf: () => linkListAddress(projectId),
})
