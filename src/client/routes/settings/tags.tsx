import { TagList } from '../../features/contacts/tags/tag-list.tsx'

export const Component = TagList
