import { IconLogout, IconUser, IconUserShare } from '@tabler/icons-react'
import { cloneElement, type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '../../lib/session/use-me.ts'
import { type ActionItem, ActionsMenu } from '../../ui/float/menu.tsx'
import { detailsFor } from '../destinations.ts'
import { useAccount } from './use-account.ts'

type Target = ReactElement<{ onPointerEnter?: () => void; onFocus?: () => void }>

/** What the person can do about who they are: their details, being somebody else of the demo, signing out. */
export const AccountMenu = ({ target }: { target: Target }) => {
  const me = useMe()
  const [wanted, setWanted] = useState(false)
  const { others, signOut } = useAccount(wanted)
  const navigate = useNavigate()
  const items: ActionItem[] = [
    { label: 'Your details', icon: IconUser, onClick: () => void navigate(detailsFor(me)) },
    ...others.map(({ label, run }) => ({ label, icon: IconUserShare, onClick: run })),
    { label: 'Sign out', icon: IconLogout, danger: true, onClick: signOut },
  ]
  const want = () => setWanted(true)
  return <ActionsMenu label="Account" items={items} target={cloneElement(target, { onPointerEnter: want, onFocus: want })} />
}
