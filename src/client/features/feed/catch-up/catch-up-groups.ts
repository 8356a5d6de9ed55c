import type { Recording } from '../../../../contract/recordings.ts'
import type { Resource } from '../../../../contract/resources.ts'
import type { Commentable } from '../../../kit/comments/comment-resource.ts'
import { isNewer } from '../feed-data.ts'
import { type CatchUpSearch, newsKinds } from './catch-up-search.ts'

/** What happened to one thing: a message with its comments, a contact with its notes. */
export interface NewsGroup {
  readonly key: string
  /** The record that it is about. */
  readonly about: { readonly resource: Resource; readonly id: string; readonly title: string }
  /** Where the record belongs: the title of its project, or of what is around it. */
  readonly place: string | undefined
  /** Oldest first. */
  readonly recordings: readonly Recording[]
}

/** Notes and comments are about the record that they are on. */
const aboutOf = ({ resource, resourceId: id, title, ancestors }: Recording): NewsGroup['about'] => {
  if (resource !== 'notes' && resource !== 'comments') return { resource, id, title }
  return ancestors.find((record) => record.resource !== 'notes' && record.resource !== 'comments') ?? { resource, id, title }
}

const newestOf = ({ recordings }: NewsGroup) => recordings.at(-1)

/** Groups events by what they are about. The group with the oldest latest event comes first. */
export const groupNews = (recordings: readonly Recording[]): readonly NewsGroup[] => {
  const oldestFirst = recordings.toSorted((a, b) => (isNewer(a, b) ? 1 : -1))
  const groups = Map.groupBy(oldestFirst, (recording) => {
    const { resource, id } = aboutOf(recording)
    return `${resource} ${id}`
  })
  return [...groups]
    .flatMap(([key, some]): NewsGroup[] => {
      const last = some.at(-1)
      if (!last) return []
      const about = aboutOf(last)
      const outside = last.ancestors.findIndex(({ resource, id }) => resource === about.resource && id === about.id) + 1
      const around = last.ancestors.slice(outside).at(-1)
      return [{ key, about, place: around?.title, recordings: some }]
    })
    .toSorted((a, b) => {
      const [first, second] = [newestOf(a), newestOf(b)]
      return first && second && isNewer(first, second) ? 1 : -1
    })
}

const commentables: readonly string[] = [
  'messages',
  'milestones',
  'tasks',
  'writeboards',
  'files',
  'links',
] satisfies Commentable['resource'][]

/** Returns what a reply to a group is a comment on: the record that it is about, or the latest note on it. */
export const replyTo = ({ about, recordings }: NewsGroup): Commentable | undefined => {
  const mentioned = recordings.flatMap(({ resource, resourceId: id, ancestors }) => [{ resource, id }, ...ancestors])
  const commented = commentables.includes(about.resource) ? about : mentioned.findLast(({ resource }) => resource === 'notes')
  return commented && ({ resource: commented.resource, id: commented.id } as Commentable)
}

/** How many of the changes are comments on a record. */
export const commentsOn = ({ recordings }: NewsGroup, on: Commentable): number =>
  recordings.filter(
    ({ resource, ancestors }) => resource === 'comments' && ancestors.some((each) => each.resource === on.resource && each.id === on.id),
  ).length

/** Returns the groups that match the filters, each with all of its events. */
export const filterNews = (groups: readonly NewsGroup[], { kind, person, project }: Omit<CatchUpSearch, 'sort'>): readonly NewsGroup[] => {
  const resources: readonly string[] | undefined = kind && newsKinds[kind]
  return groups.filter(({ recordings }) =>
    recordings.some(
      ({ resource, author, projectId }) =>
        (!resources || resources.includes(resource)) && (!person || author === person) && (!project || projectId === project),
    ),
  )
}
