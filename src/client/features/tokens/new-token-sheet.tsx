import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { faultAt, inWords } from '../../lib/service-error.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useDraft } from '../../ui/fields/use-draft.ts'
import { Sheet } from '../../ui/float/sheet.tsx'
import { tokenMutations } from './queries.ts'
import { TokenSecret } from './token-secret.tsx'

/** Makes a token and shows its secret, this once. */
export const NewTokenSheet = ({ onClose }: { onClose: () => void }) => {
  const [name, setName, { discard }] = useDraft('token:new', '')
  const [made, setMade] = useState('')
  const { mutate, data, error, isPending } = useMutation(tokenMutations.create())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setMade(name)
    mutate(name, { onSuccess: discard })
  }
  if (data)
    return (
      <Sheet opened onClose={onClose} title={`Token ${made}`} footer={<Button onClick={onClose}>I have copied it</Button>}>
        <TokenSecret secret={data.token} />
      </Sheet>
    )
  const footer = (
    <>
      <Button type="submit" form="new-token" aria-disabled={isPending}>
        Create
      </Button>
      <Button variant="subtle" onClick={onClose}>
        Cancel
      </Button>
    </>
  )
  return (
    <Sheet opened onClose={onClose} title="New token" footer={footer}>
      <form id="new-token" onSubmit={submit}>
        <TextField
          label="Name"
          description="What it is for, so that you know it again: “Monthly report”."
          value={name}
          onChange={setName}
          error={error ? (faultAt(error, 'token.name') ?? inWords(error)) : undefined}
          autoFocus
        />
      </form>
    </Sheet>
  )
}
