import { TagList } from '../../features/tag-settings/tag-list.tsx'

export const Component = TagList
