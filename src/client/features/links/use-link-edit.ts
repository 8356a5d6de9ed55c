import type { Link } from '../../../contract/x/projects/links.ts'
import { type Made, useRecordEdit } from '../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../kit/resource/resource.ts'
import { fullUrl } from './link-format.ts'
import { linkResource } from './link-resource.ts'

type From = Versioned<Link>

/** Returns the edits of one link in place. */
export const useLinkEdit = (link: From, categoryOf: (id: string) => string | undefined) => {
  const edit = useRecordEdit(linkResource, link, categoryOf)
  return {
    edit,
    setTitle: (title: string, from: From) => edit.save({ title }, from, { message: `Renamed to ${title}` }),
    setUrl: (typed: string, from: From) => edit.save({ url: fullUrl(typed) }, from, { message: 'Changed the address' }),
    /** An empty id removes the category. */
    setCategory: (categoryId: string, name: string, made?: Made) =>
      edit.apply({ categoryId }, { message: categoryId ? `Changed the category to ${name}` : 'Removed the category', quiet: false, made }),
  }
}
