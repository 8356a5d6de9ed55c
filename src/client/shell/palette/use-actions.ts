import {
  IconArrowBackUp,
  IconBaselineDensitySmall,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconPlus,
  IconUser,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useDensity } from '../../features/appearance/density.ts'
import { themes, useTheme } from '../../features/appearance/use-theme.ts'
import { sessionMutations } from '../../features/session/mutations.ts'
import { useEnter } from '../../features/session/use-enter.ts'
import { useMe } from '../../features/session/use-me.ts'
import { useUndoable } from '../../features/undo/use-undoable.ts'
import { paths } from '../../paths.ts'
import { detailsFor } from '../destinations.ts'
import type { PaletteRow } from './palette-row.ts'

/** Everything that can be done from anywhere. */
export const useActions = (onShowKeys: () => void): readonly PaletteRow[] => {
  const me = useMe()
  const { role } = me
  const { theme, setTheme } = useTheme()
  const { density, setDensity } = useDensity()
  const { undoLast } = useUndoable()
  const { leave } = useEnter()
  const signOut = useMutation({ ...sessionMutations.signOut(), onSuccess: leave })
  const other = density === 'compact' ? 'comfortable' : 'compact'
  const forMembers: PaletteRow[] = [
    { key: 'new contact', label: 'New contact', icon: IconPlus, to: paths.newContact },
    { key: 'new workgroup', label: 'New workgroup', icon: IconUsersGroup, to: paths.newWorkgroup },
  ]
  return [
    ...(role === 'client' ? [] : forMembers),
    ...(role === 'admin' ? [{ key: 'invite', label: 'Invite a person', icon: IconUserPlus, to: paths.invite }] : []),
    { key: 'new token', label: 'New token', icon: IconKey, to: paths.newToken },
    { key: 'undo', label: 'Undo the last thing', icon: IconArrowBackUp, keys: 'mod+Z', run: () => void undoLast() },
    ...themes
      .filter(({ value }) => value !== theme.value)
      .map(({ value, label, icon }) => ({
        key: `theme ${value}`,
        label: `Switch to the ${label.toLowerCase()} theme`,
        icon,
        run: () => setTheme(value),
      })),
    { key: 'density', label: `Switch to ${other} rows`, icon: IconBaselineDensitySmall, run: () => setDensity(other) },
    { key: 'keys', label: 'Show the keys', icon: IconKeyboard, keys: '?', run: onShowKeys },
    { key: 'you', label: 'Change your details', icon: IconUser, to: detailsFor(me) },
    { key: 'sign out', label: 'Sign out', icon: IconLogout, run: () => signOut.mutate() },
  ]
}
