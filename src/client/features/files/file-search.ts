import type { FileSort } from '../../../contract/notes/files.ts'
import { choiceField, recordField, termField } from '../../kit/search/fields.ts'
import { type SearchOf, type SortOption, searchFields } from '../../kit/search/search-fields.ts'

export const fileNoun = { one: 'file', other: 'files' }

const sorts = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: 'name', label: 'Name A–Z' },
  { value: '-name', label: 'Name Z–A' },
  { value: '-size', label: 'Largest first' },
  { value: 'size', label: 'Smallest first' },
] as const satisfies SortOption<FileSort>[]

/** How the files of a project are searched, filtered and sorted. */
export const fileSearch = searchFields({
  fields: {
    term: termField({ label: 'Name contains' }),
    category: recordField({ param: 'category', label: 'Category', placeholder: 'Find a category' }),
    type: choiceField({
      param: 'type',
      label: 'Type',
      options: [
        { value: 'picture', label: 'Pictures' },
        { value: 'pdf', label: 'PDF documents' },
        { value: 'text', label: 'Text' },
        { value: 'other', label: 'Other files' },
      ],
    }),
    author: recordField({ param: 'author', label: 'Uploaded by', placeholder: 'Find a person' }),
  },
  sorts,
})

/** A search of files. */
export type FileSearch = SearchOf<typeof fileSearch>
