import { IconLogin2, IconLogout, IconPlus, IconUser, IconUserShare } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { cloneElement, type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { sessionMutations } from '../../features/session/mutations.ts'
import { useSignInAndOut } from '../../features/session/use-sign-in-and-out.ts'
import type { Destination } from '../../kit/domain/domain.ts'
import { countDrafts, forgetDrafts } from '../../kit/drafts/draft-storage.ts'
import { keepingDays } from '../../kit/drafts/keeping-time.ts'
import { isKeptOpen } from '../../lib/keep-page-open.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { announceSignOut } from '../../lib/session/signed-out.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { plural } from '../../locale.ts'
import { paths } from '../../paths.ts'
import { choose } from '../../ui/dialogs/confirm.tsx'
import type { ActionItem } from '../../ui/float/action-item.ts'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
import { countOf } from '../../ui/text/noun.ts'
import { dayNoun } from '../../ui/text/nouns.ts'
import { profilePathFor } from '../destinations.ts'

const onError = (error: Error) => notify({ message: errorMessage(error), tone: 'red' })

/** A running upload would be cut off, or continue in the name of the next user. */
const unlessSending = (run: () => unknown) => () => {
  if (isKeptOpen()) notify({ message: 'Something is still running. Wait for it to finish, or stop it first', tone: 'red' })
  else void run()
}

/** Asks what to do with unsent drafts, which the next user of this browser could read. Returns whether to go on. */
const confirmDrafts = async (userIds: string[]) => {
  const count = userIds.reduce((sum, id) => sum + countDrafts(id), 0)
  if (count === 0) return true
  const choice = await choose({
    title: 'Sign out?',
    text: `This browser keeps ${plural(count, { one: 'an unsent draft', other: `${formatCount(count)} unsent drafts` })} for up to ${countOf(Number(keepingDays.get()), dayNoun)}. Other people who use it could read ${plural(count, { one: 'it', other: 'them' })}.`,
    action: 'Delete drafts and sign out',
    other: 'Keep drafts and sign out',
  })
  if (choice === 'action') for (const id of userIds) forgetDrafts(id)
  return choice !== undefined
}

/**
 * Signs out, switches to another workspace or to another person of the demo.
 *
 * @param wanted whether to load the workspaces of this browser and the people of the demo
 */
export const useAccount = (wanted: boolean) => {
  const me = useMe()
  const { data: welcome } = useQuery({ ...sessionQueries.welcome(), enabled: wanted })
  const { data: sessions = [] } = useQuery({ ...sessionQueries.sessions(), enabled: wanted })
  const { leave, restart } = useSignInAndOut()
  const others = sessions.filter(({ userId }) => userId !== me.id)
  const [next] = others
  const switchTo = useMutation({ ...sessionMutations.switchTo(), onSuccess: (_, userId) => restart(userId), onError })
  const signOut = useMutation({
    ...sessionMutations.signOut(),
    onSuccess: () => {
      announceSignOut([me.id])
      return next ? restart(next.userId) : leave()
    },
    onError,
  })
  const signOutOfAll = useMutation({
    ...sessionMutations.signOutOfAll(),
    onSuccess: () => {
      announceSignOut([me.id, ...others.map(({ userId }) => userId)])
      leave()
    },
    onError,
  })
  const continueAs = useMutation({ ...sessionMutations.continueAs(), onSuccess: () => restart(), onError })
  const people = welcome?.people ?? []
  // Only people of the demo can switch to one another.
  const colleagues = people.some(({ id }) => id === me.id) ? people.filter(({ id }) => id !== me.id) : []
  const named = (name: string, user: string) =>
    sessions.filter(({ accountName }) => accountName === name).length > 1 ? `${name} (${user})` : name
  return {
    workspaces: others.map(({ userId, userName, accountName }) => ({
      id: userId,
      label: named(accountName, userName),
      run: unlessSending(() => switchTo.mutate(userId)),
    })),
    mayCreate: welcome?.signUp === true,
    people: colleagues.map(({ id, name }) => ({ id, label: `Continue as ${name}`, run: unlessSending(() => continueAs.mutate(id)) })),
    signOut: unlessSending(async () => {
      if (await confirmDrafts([me.id])) signOut.mutate()
    }),
    signOutOfAll: unlessSending(async () => {
      if (await confirmDrafts([me.id, ...others.map(({ userId }) => userId)])) signOutOfAll.mutate()
    }),
  }
}

type Target = ReactElement<{ onPointerEnter?: () => void; onFocus?: () => void }>

/** The menu at the top left: pages that do not fit in the navigation, the workspaces of this browser, the user's profile, other people of the demo, signing out. */
export const AccountMenu = ({ target, pages = [] }: { target: Target; pages?: readonly Pick<Destination, 'label' | 'icon' | 'to'>[] }) => {
  const me = useMe()
  const [wanted, setWanted] = useState(false)
  const { workspaces, mayCreate, people, signOut, signOutOfAll } = useAccount(wanted)
  const navigate = useNavigate()
  const current = { label: me.account.name, checked: true, onClick: () => undefined }
  const items: ActionItem[] = [
    ...pages.map(({ label, icon, to }) => ({ label, icon, onClick: () => void navigate(to) })),
    ...(workspaces.length ? [current, ...workspaces.map(({ label, run }) => ({ label, checked: false, onClick: run }))] : []),
    { label: 'Sign in to another workspace', icon: IconLogin2, onClick: () => void navigate(paths.signIn) },
    ...(mayCreate ? [{ label: 'Create workspace', icon: IconPlus, onClick: () => void navigate(paths.signUp) }] : []),
    { label: 'Your profile', icon: IconUser, onClick: () => void navigate(profilePathFor(me)) },
    ...people.map(({ label, run }) => ({ label, icon: IconUserShare, onClick: run })),
    ...(workspaces.length
      ? [
          { label: `Sign out of ${me.account.name}`, icon: IconLogout, danger: true, onClick: signOut },
          { label: 'Sign out of all workspaces', icon: IconLogout, onClick: signOutOfAll },
        ]
      : [{ label: 'Sign out', icon: IconLogout, danger: true, onClick: signOut }]),
  ]
  const want = () => setWanted(true)
  return <ActionsMenu label="Account" items={items} target={cloneElement(target, { onPointerEnter: want, onFocus: want })} />
}
