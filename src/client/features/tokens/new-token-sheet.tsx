import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage, faultAt } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { NameSheet } from '../../ui/dialogs/name-sheet.tsx'
import { SecretSheet } from '../../ui/dialogs/secret-sheet.tsx'
import { useDraft } from '../../ui/edit/use-draft.ts'
import { tokenMutations } from './queries.ts'

/** Makes a token and shows its secret, this once. */
export const NewTokenSheet = ({ onClose }: { onClose: () => void }) => {
  const [name, setName] = useDraft(`${useMe().id}:token:new`, '')
  const [made, setMade] = useState('')
  const { mutateAsync, data, error, isPending } = useMutation(tokenMutations.create())
  const submit = () => {
    setMade(name)
    // A refusal stands at the field.
    mutateAsync(name).then(
      () => setName((now) => (now === name ? '' : now)),
      () => undefined,
    )
  }
  if (data)
    return (
      <SecretSheet
        title={`Token ${made}`}
        text="Copy it now: it is shown this once. Whoever has it can do what you can do."
        label="The token"
        secret={data.token}
        hint={
          <>
            It is sent with every request, as <code>Authorization: Bearer …</code>
          </>
        }
        onClose={onClose}
      />
    )
  return (
    <NameSheet
      title="New token"
      description="What it is for, so that you know it again: “Monthly report”."
      value={name}
      onChange={setName}
      error={error ? (faultAt(error, 'token.name') ?? errorMessage(error)) : undefined}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
