import type { QueryClient } from '@tanstack/react-query'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import type { NewMessage } from '../../../../contract/projects/messages.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import { filledLine } from '../../../../contract/wire/values.ts'
import { type NewRecord, newRecordKey } from '../../../kit/create/use-create-form.ts'
import { paths } from '../../../paths.ts'
import type { ComboOption } from '../../../ui/combo/use-options.ts'
import { prepareCategory } from '../../categories/create-category.ts'
import { categorySetOf } from '../../categories/project-categories.ts'

export interface MessageDraft {
  readonly title: string
  /** HTML. */
  readonly body: string
  /** A category without an id is new. */
  readonly category: ComboOption | undefined
  /** The id of a milestone; empty for none. */
  readonly milestone: string
  /** Undefined takes the default of the project. */
  readonly isPrivate: boolean | undefined
  readonly subscribers: readonly string[]
  readonly files: readonly FileRecord[]
}

export type MessageField = 'title' | 'body' | 'category' | 'milestone' | 'isPrivate' | 'subscribers'

interface Place {
  projectId: string
  /** Whether the author may hide it from clients. */
  mayHide: boolean
  /** Whether messages of the project are private by default. */
  byDefault: boolean
  /** The ids of the clients in the project. */
  clients: ReadonlySet<string>
  client: QueryClient
}

const empty: MessageDraft = {
  title: '',
  body: '',
  category: undefined,
  milestone: '',
  isPrivate: undefined,
  subscribers: [],
  files: [],
}
const title = filledLine()

const placeOf = (projectId: string) => `message:${projectId}`

/** Names the draft of a new message on this device. */
export const newMessageKey = (meId: string, projectId: string) => newRecordKey(meId, placeOf(projectId))

/** How a new message of a project is checked and sent. */
export const newMessage = (of: Place): NewRecord<MessageDraft, MessageField, NewMessage & { projectId: string }> => ({
  root: 'message',
  place: placeOf(of.projectId),
  empty,
  keys: {
    title: ['title'],
    body: ['body'],
    category: ['categoryId'],
    milestone: ['milestoneId'],
    isPrivate: ['isPrivate'],
    subscribers: ['subscribers'],
  },
  check: (draft) => {
    const wrong = faultMessage(title, draft.title)
    return wrong ? { title: wrong } : {}
  },
  prepare: prepareCategory(of.client, categorySetOf(of.projectId, 'message')),
  toNew: ({ title: typed, body, category, milestone, isPrivate = of.byDefault, subscribers, files }) => ({
    projectId: of.projectId,
    title: typed.trim(),
    ...(body && { body }),
    ...(category?.id && { categoryId: category.id }),
    ...(milestone && { milestoneId: milestone }),
    ...(of.mayHide && { isPrivate }),
    subscribers: subscribers.filter((id) => !(isPrivate && of.clients.has(id))),
    attachments: files.map(({ id }) => id),
  }),
  next: () => empty,
  verb: 'Posted',
  nameOf: (message) => message.title,
  pathOf: paths.message,
})
