import { SecretSheet } from '../../../ui/dialogs/secret-sheet.tsx'

interface HandOverProps {
  title: string
  email: string | undefined
  password: string
  onClose: () => void
}

/** A password that was just set for somebody: it has to reach them, and is shown this once. */
export const HandOver = ({ title, email, password, onClose }: HandOverProps) => (
  <SecretSheet
    title={title}
    text={
      <>
        Tell them this password yourself: it is shown this once. They sign in with it as <bdi>{email ?? 'before'}</bdi>.
      </>
    }
    label="Password to hand over"
    secret={password}
    hint="They can change it under “Your details”."
    onClose={onClose}
  />
)
