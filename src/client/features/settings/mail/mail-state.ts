import { IconAlertTriangle, IconBan, IconCheck, IconClock, IconInbox, IconQuestionMark, IconSend } from '@tabler/icons-react'
import type { Outgoing } from '../../../../contract/x/outbox.ts'
import { formatDateTime } from '../../../ui/dates/format-date.ts'
import type { IconType } from '../../../ui/icons/icon.tsx'
import type { Tone } from '../../../ui/icons/state-label.tsx'
import { countOf } from '../../../ui/text/noun.ts'

const attemptNoun = { one: 'attempt', other: 'attempts' }

interface MailState {
  tone: Tone
  icon: IconType
  label: string
  /** Why it has this state, and what happens next. */
  detail?: string
}

/** Describes the state of an e-mail. `sends` says whether a mail server is set up. */
export const mailState = ({ state, attempts, nextAttemptAt, error }: Outgoing, sends: boolean): MailState => {
  if (state === 'sent') return { tone: 'green', icon: IconCheck, label: 'Sent' }
  if (state === 'failed') return { tone: 'red', icon: IconAlertTriangle, label: 'Failed', detail: error ?? 'The mail server rejected it.' }
  if (state === 'unknown')
    return {
      tone: 'amber',
      icon: IconQuestionMark,
      label: 'Unknown',
      detail: error ?? 'The connection to the mail server broke. The mail may have arrived, so it is not sent again.',
    }
  if (state === 'not-sent') return { tone: 'grey', icon: IconBan, label: 'Not sent', ...(error ? { detail: error } : {}) }
  if (state === 'sending')
    return {
      tone: 'amber',
      icon: IconSend,
      label: 'Sending',
      detail: 'The mail server has not confirmed it. It may have arrived, so it is not sent again.',
    }
  const waiting: MailState = sends
    ? { tone: 'amber', icon: IconClock, label: 'Waiting' }
    : { tone: 'grey', icon: IconInbox, label: 'Stored' }
  if (attempts === 0) return waiting
  const next = sends && nextAttemptAt ? ` Next attempt: ${formatDateTime(nextAttemptAt)}.` : ''
  return { ...waiting, detail: `${countOf(attempts, attemptNoun)} failed.${next} ${error ?? ''}`.trimEnd() }
}
