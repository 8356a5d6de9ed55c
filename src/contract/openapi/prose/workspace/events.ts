import * as calls from '../../../x/events.ts'
import { prose } from '../prose.ts'

export const events = prose(calls, {
  title: 'Live events',
  description: 'Changes as they happen, as server-sent events.',
  fields: {},
  calls: {
    listenToEvents: {
      summary: 'Stream live events',
      description:
        'A stream that stays open until you sign out or disconnect. `data` is `{"resource", "id", "action", "project-id"}` of a record that you can see. `action` is `created`, `updated` or `deleted`; a record that you can no longer see is `deleted` too. `id` is your position: send it back as `Last-Event-ID` to resume. An event named `missed` means that some events are no longer available, or that your role, company or workgroups have changed; reload what you display. One person can have 32 streams open (429).',
      refusals: { 429: { code: 'too-many', message: 'At most 32 windows can listen to changes. Close some of them.' } },
    },
  },
})
