import { useMutation, useQuery } from '@tanstack/react-query'
import { sessionMutations } from '../../features/session/mutations.ts'
import { useEnter } from '../../features/session/use-enter.ts'
import { isKeptOpen } from '../../lib/keep-page-open.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { useChoice } from '../../ui/dialogs/confirm.tsx'
import { countDrafts, forgetDrafts } from '../../ui/edit/draft-storage.ts'
import { notify } from '../../ui/float/undo-note.tsx'

const onError = (error: Error) => notify({ message: errorMessage(error), tone: 'red' })

/** What is still being sent would be cut off, or go on in the name of the next person. */
const unlessSending = (run: () => unknown) => () => {
  if (isKeptOpen()) notify({ message: 'Something is still being sent. Wait for it, or stop it first', tone: 'red' })
  else void run()
}

/** Asks what becomes of the drafts that this browser keeps; whoever uses it next may read them. */
const askedForDrafts = (choose: ReturnType<typeof useChoice>) => async (personId: string) => {
  const count = countDrafts(personId)
  if (count === 0) return true
  const choice = await choose({
    title: 'Sign out?',
    text: `${count === 1 ? 'Something you have not sent is' : `${count} things you have not sent are`} kept in this browser, where others who use it could read ${count === 1 ? 'it' : 'them'}.`,
    action: 'Forget and sign out',
    other: 'Keep and sign out',
  })
  if (choice === 'action') forgetDrafts(personId)
  return choice !== undefined
}

/**
 * What the person can do about who they are: being somebody else of the demo, signing out.
 *
 * @param wanted whether it is worth asking who else there is
 */
export const useAccount = (wanted: boolean) => {
  const me = useMe()
  const { data: welcome } = useQuery({ ...sessionQueries.welcome(), enabled: wanted })
  const { leave, restart } = useEnter()
  const mayLeave = askedForDrafts(useChoice())
  const signOut = useMutation({ ...sessionMutations.signOut(), onSuccess: leave, onError })
  const continueAs = useMutation({ ...sessionMutations.continueAs(), onSuccess: restart, onError })
  const people = welcome?.people ?? []
  // Only who is one of them changes over: nobody else leaves their own workspace for the demo by one press.
  const others = people.some(({ id }) => id === me.id) ? people.filter(({ id }) => id !== me.id) : []
  return {
    others: others.map(({ id, name }) => ({ id, label: `Continue as ${name}`, run: unlessSending(() => continueAs.mutate(id)) })),
    signOut: unlessSending(async () => {
      if (await mayLeave(me.id)) signOut.mutate()
    }),
  }
}
