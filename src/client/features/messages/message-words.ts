import type { RecordWords } from '../../kit/record/record-words.ts'
import { paths } from '../../paths.ts'

/** The nouns of messages, with the list of their project. */
export const messageWords = (projectId: string): RecordWords => ({
  one: 'message',
  list: 'Messages',
  listAddress: () => paths.projectMessages(projectId),
})

/** Those of a message that is not found: its project is unknown. */
export const unknownMessageWords: RecordWords = { one: 'message', list: 'Projects', listAddress: () => paths.projects }
