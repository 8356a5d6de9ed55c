import { IconAlertTriangle, IconCheck, IconClock, IconInbox, IconSend } from '@tabler/icons-react'
import type { Outgoing } from '../../../contract/x/outbox.ts'
import { formatDateTime } from '../../ui/dates/format-date.ts'
import type { IconType } from '../../ui/icons/icon.tsx'
import type { Tone } from '../../ui/icons/state-label.tsx'

interface MailState {
  tone: Tone
  icon: IconType
  label: string
  /** Why it is so, and what comes next. */
  says?: string
}

const times = (attempts: number) => (attempts === 1 ? 'once' : attempts === 2 ? 'twice' : `${attempts} times`)

/** How it stands with a mail, in a word and where there is more to say in a sentence. `sends` is whether mail is sent at all. */
export const mailState = ({ state, attempts, nextAttemptAt, error }: Outgoing, sends: boolean): MailState => {
  if (state === 'sent') return { tone: 'green', icon: IconCheck, label: 'Sent' }
  if (state === 'failed')
    return { tone: 'red', icon: IconAlertTriangle, label: 'Not sent', says: error ?? 'The mail server did not take it.' }
  if (state === 'sending')
    return {
      tone: 'amber',
      icon: IconSend,
      label: 'On its way',
      says: 'The mail server has it and has not answered yet. It may have arrived, so it is not sent again.',
    }
  const waits = sends
    ? { tone: 'amber' as const, icon: IconClock, label: 'Waiting' }
    : { tone: 'grey' as const, icon: IconInbox, label: 'Kept' }
  if (attempts === 0) return waits
  const next = sends && nextAttemptAt ? `, again on ${formatDateTime(nextAttemptAt)}` : ''
  return { ...waits, says: `Tried ${times(attempts)}${next}. ${error ?? ''}`.trimEnd() }
}
