import { IconLogout, IconUser, IconUserShare } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { cloneElement, type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { sessionMutations } from '../../features/session/mutations.ts'
import { useEnter } from '../../features/session/use-enter.ts'
import { isKeptOpen } from '../../lib/keep-page-open.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { useChoice } from '../../ui/dialogs/confirm.tsx'
import { countDrafts, forgetDrafts } from '../../ui/edit/draft-storage.ts'
import { type ActionItem, ActionsMenu } from '../../ui/float/menu.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { profilePathFor } from '../destinations.ts'

const onError = (error: Error) => notify({ message: errorMessage(error), tone: 'red' })

/** A running upload would be cut off, or continue in the name of the next user. */
const unlessSending = (run: () => unknown) => () => {
  if (isKeptOpen()) notify({ message: 'Something is still being sent. Wait until it is done, or stop it first', tone: 'red' })
  else void run()
}

/** Asks what to do with unsent drafts, which the next user of this browser could read. Returns whether to go on. */
const confirmDrafts = (choose: ReturnType<typeof useChoice>) => async (userId: string) => {
  const count = countDrafts(userId)
  if (count === 0) return true
  const choice = await choose({
    title: 'Sign out?',
    text: `This browser keeps ${count === 1 ? 'an unsent draft' : `${count} unsent drafts`}. Other people who use it could read ${count === 1 ? 'it' : 'them'}.`,
    action: 'Delete drafts and sign out',
    other: 'Keep drafts and sign out',
  })
  if (choice === 'action') forgetDrafts(userId)
  return choice !== undefined
}

/**
 * Signs out, or switches to another person of the demo.
 *
 * @param wanted whether to load the people of the demo
 */
export const useAccount = (wanted: boolean) => {
  const me = useMe()
  const { data: welcome } = useQuery({ ...sessionQueries.welcome(), enabled: wanted })
  const { leave, restart } = useEnter()
  const mayLeave = confirmDrafts(useChoice())
  const signOut = useMutation({ ...sessionMutations.signOut(), onSuccess: leave, onError })
  const continueAs = useMutation({ ...sessionMutations.continueAs(), onSuccess: restart, onError })
  const people = welcome?.people ?? []
  // Only people of the demo can switch to one another.
  const others = people.some(({ id }) => id === me.id) ? people.filter(({ id }) => id !== me.id) : []
  return {
    others: others.map(({ id, name }) => ({ id, label: `Continue as ${name}`, run: unlessSending(() => continueAs.mutate(id)) })),
    signOut: unlessSending(async () => {
      if (await mayLeave(me.id)) signOut.mutate()
    }),
  }
}

type Target = ReactElement<{ onPointerEnter?: () => void; onFocus?: () => void }>

/** The menu of the signed-in user: their profile, other people of the demo, signing out. */
export const AccountMenu = ({ target }: { target: Target }) => {
  const me = useMe()
  const [wanted, setWanted] = useState(false)
  const { others, signOut } = useAccount(wanted)
  const navigate = useNavigate()
  const items: ActionItem[] = [
    { label: 'Your profile', icon: IconUser, onClick: () => void navigate(profilePathFor(me)) },
    ...others.map(({ label, run }) => ({ label, icon: IconUserShare, onClick: run })),
    { label: 'Sign out', icon: IconLogout, danger: true, onClick: signOut },
  ]
  const want = () => setWanted(true)
  return <ActionsMenu label="Account" items={items} target={cloneElement(target, { onPointerEnter: want, onFocus: want })} />
}
