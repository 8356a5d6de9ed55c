import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const events: Prose<Headings['events']> = {
  title: 'Live events',
  description: 'What changes while you look, as server-sent events.',
  fields: {},
  calls: {
    listenToEvents: {
      summary: 'Listen to what changes',
      description:
        'A stream that stays open until you are signed out or leave. `data` is `{"resource", "id", "action", "project-id"}` of something that you see: `created`, `updated` or `deleted`, which also stands for what you see no more. `id` is where you are: sent back as `Last-Event-ID` the stream goes on behind it. An event named `missed` says that more happened meanwhile than is kept: read again what you show.',
    },
  },
}
