import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { peopleMutations } from '../mutations.ts'

/** Says that notifications are not e-mailed to an unconfirmed address, and sends the link that confirms it. */
export const UnconfirmedAddress = () => {
  const { emailConfirmed } = useMe()
  const { mutate, isPending, data, error } = useMutation(peopleMutations.sendConfirmation())
  if (emailConfirmed !== false) return null
  if (data) return <Banner tone="green">Sent a link to {data.email}. It works for a day.</Banner>
  const send = (
    <Button variant="default" size="xs" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? 'Sending…' : 'Send link'}
    </Button>
  )
  return (
    <>
      {error && <Banner tone="red">Couldn't send the link. {errorMessage(error)}</Banner>}
      <Banner tone="amber" action={send}>
        Confirm your address to get e-mails.
      </Banner>
    </>
  )
}
