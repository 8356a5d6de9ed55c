import { useEffect } from 'react'
import type { Invitation } from '../../../contract/x/people/invitations.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { SecretSheet } from '../../ui/dialogs/secret-sheet.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { isDemo } from '../../ui/page/app-location.ts'

interface InvitationLinkProps {
  name: string
  email: string | undefined
  invitation: Invitation
  onClose: () => void
}

/** Shows an invitation's link once, for sharing it with the person. Says so instead if the link was e-mailed. */
export const InvitationLink = ({ name, email, invitation: { link, expiresAt }, onClose }: InvitationLinkProps) => {
  useEffect(() => {
    if (link !== undefined) return
    notify({ message: `Sent an invitation to ${email ?? name}` })
    onClose()
  }, [link, email, name, onClose])
  if (link === undefined) return null
  return (
    <SecretSheet
      title={`Invitation for ${name}`}
      text={
        isDemo
          ? "This is the demo, whose data is in this browser alone: open the link here to join as the new person. It won't be shown again."
          : "Send them this link. It won't be shown again."
      }
      label="Invitation link"
      secret={link}
      hint={`They choose their own password. The link works once, until ${formatDate(expiresAt)}.`}
      onClose={onClose}
    />
  )
}
