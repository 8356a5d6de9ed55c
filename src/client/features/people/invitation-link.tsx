import { useEffect } from 'react'
import type { Invitation } from '../../../contract/x/people/invitations.ts'
import { plural } from '../../locale.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { SecretSheet } from '../../ui/dialogs/secret-sheet.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { isDemo } from '../../ui/page/app-location.ts'
import { countOf } from '../../ui/text/noun.ts'
import { personNoun } from '../../ui/text/nouns.ts'

/** A person with their invitation. */
export interface Invited extends Invitation {
  name: string
  email: string | undefined
}

/** Shows the links of new invitations once, for sharing them. Says so instead if they were e-mailed. */
export const InvitationLinks = ({ invited, onClose }: { invited: readonly Invited[]; onClose: () => void }) => {
  const [first] = invited
  const name = invited.length === 1 ? (first?.name ?? '') : countOf(invited.length, personNoun)
  const sentTo = invited.length === 1 ? (first?.email ?? name) : name
  const isMailed = first?.link === undefined
  useEffect(() => {
    if (!isMailed) return
    notify({ message: `${plural(invited.length, { one: 'Sent an invitation', other: 'Sent invitations' })} to ${sentTo}` })
    onClose()
  }, [isMailed, invited.length, sentTo, onClose])
  if (isMailed) return null
  const isOne = invited.length === 1
  return (
    <SecretSheet
      title={`${isOne ? 'Invitation' : 'Invitations'} for ${name}`}
      text={
        isDemo
          ? `This is the demo, whose data is in this browser alone: open the ${isOne ? 'link' : 'links'} here to join as the new ${isOne ? 'person' : 'people'}. They won't be shown again.`
          : isOne
            ? "Send them this link. It won't be shown again."
            : "Send each person their link. The links won't be shown again."
      }
      label={isOne ? 'Invitation link' : 'Invitation links'}
      secret={isOne ? (first.link ?? '') : invited.map(({ name, email, link }) => `${name} <${email}>\n${link}`).join('\n\n')}
      hint={`They choose their own password. ${isOne ? 'The link works' : 'Each link works'} once, until ${formatDate(first.expiresAt)}.`}
      onClose={onClose}
    />
  )
}
