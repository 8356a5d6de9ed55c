import { useMutation } from '@tanstack/react-query'
import { useDraft } from '../../../kit/drafts/use-draft.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { NameSheet } from '../../../ui/dialogs/name-sheet.tsx'
import { SecretSheet } from '../../../ui/dialogs/secret-sheet.tsx'
import { isDemo } from '../../../ui/page/app-location.ts'
import { tokenMutations } from './queries.ts'
import { tokensInDemo } from './token-words.ts'

/** Creates a token and shows its secret once. */
export const NewTokenSheet = ({ onClose }: { onClose: () => void }) => {
  const [name, setName] = useDraft(`${useMe().id}:token:new`, '')
  const { mutateAsync, data, variables, error, isPending } = useMutation({
    ...tokenMutations.create(),
    onSuccess: (_, saved) => void setName((now) => (now === saved ? '' : now)),
  })
  if (data)
    return (
      <SecretSheet
        title={`Token ${variables}`}
        text="Copy this token now. It won't be shown again. It gives full access to your account."
        label="Token"
        secret={data.token}
        hint={
          isDemo ? (
            tokensInDemo
          ) : (
            <>
              Send it with every request as <code>Authorization: Bearer …</code>
            </>
          )
        }
        onClose={onClose}
      />
    )
  return (
    <NameSheet
      title="New token"
      description="What you will use it for, for example “Monthly report”."
      value={name}
      onChange={setName}
      error={error ? (faultAt(error, 'token.name') ?? errorMessage(error)) : undefined}
      busy={isPending}
      onSubmit={() => mutateAsync(name)}
      onClose={onClose}
    />
  )
}
