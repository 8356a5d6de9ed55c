import { IconLogout, IconUser, IconUserShare } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { cloneElement, type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { sessionMutations } from '../../features/session/mutations.ts'
import { sessionQueries } from '../../features/session/queries.ts'
import { useEnter } from '../../features/session/use-enter.ts'
import { useMe } from '../../features/session/use-me.ts'
import { inWords } from '../../lib/service-error.ts'
import { type ActionItem, ActionsMenu } from '../../ui/float/menu.tsx'
import { showNote } from '../../ui/float/undo-note.tsx'
import { detailsFor } from '../destinations.ts'

type Target = ReactElement<{ onPointerEnter?: () => void; onFocus?: () => void }>

/** What the person can do about who they are: their details, being somebody else of the demo, signing out. */
export const AccountMenu = ({ target }: { target: Target }) => {
  const me = useMe()
  const [wanted, setWanted] = useState(false)
  const { data: welcome } = useQuery({ ...sessionQueries.welcome(), enabled: wanted })
  const { leave, restart } = useEnter()
  const navigate = useNavigate()
  const onError = (error: Error) => showNote({ message: inWords(error), tone: 'red' })
  const signOut = useMutation({ ...sessionMutations.signOut(), onSuccess: leave, onError })
  const continueAs = useMutation({ ...sessionMutations.continueAs(), onSuccess: restart, onError })
  const others = (welcome?.people ?? []).filter(({ id }) => id !== me.id)
  const items: ActionItem[] = [
    { label: 'Your details', icon: IconUser, onClick: () => void navigate(detailsFor(me)) },
    ...others.map(({ id, name }) => ({ label: `Continue as ${name}`, icon: IconUserShare, onClick: () => continueAs.mutate(id) })),
    { label: 'Sign out', icon: IconLogout, danger: true, onClick: () => signOut.mutate() },
  ]
  const want = () => setWanted(true)
  return <ActionsMenu label="Account" items={items} target={cloneElement(target, { onPointerEnter: want, onFocus: want })} />
}
