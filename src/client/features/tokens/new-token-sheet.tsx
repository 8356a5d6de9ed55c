import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { faultAt, inWords } from '../../lib/service-error.ts'
import { NameSheet } from '../../ui/dialogs/name-sheet.tsx'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { useDraft } from '../../ui/edit/use-draft.ts'
import { useMe } from '../session/use-me.ts'
import { tokenMutations } from './queries.ts'
import { TokenSecret } from './token-secret.tsx'

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
      <Sheet opened onClose={onClose} title={`Token ${made}`} footer={<Button onClick={onClose}>I have copied it</Button>}>
        <TokenSecret secret={data.token} />
      </Sheet>
    )
  return (
    <NameSheet
      title="New token"
      description="What it is for, so that you know it again: “Monthly report”."
      value={name}
      onChange={setName}
      error={error ? (faultAt(error, 'token.name') ?? inWords(error)) : undefined}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
