import {
  IconArrowBackUp,
  IconBaselineDensitySmall,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconPlus,
  IconUser,
  IconUserPlus,
  IconUserShare,
  IconUsersGroup,
} from '@tabler/icons-react'
import { themes, useTheme } from '../../features/appearance/use-theme.ts'
import { undoStack } from '../../kit/undo/undo-stack.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { useDensity } from '../../ui/media/density.ts'
import { usePhone } from '../../ui/media/use-phone.ts'
import { detailsFor } from '../destinations.ts'
import { useAccount } from '../rail/use-account.ts'
import type { PaletteRow } from './palette-row.ts'

/** Everything that can be done from anywhere. */
export const useActions = (onShowKeys: () => void): readonly PaletteRow[] => {
  const me = useMe()
  const { role } = me
  const { theme, setTheme } = useTheme()
  const { density, setDensity } = useDensity()
  const phone = usePhone()
  const { undoLast } = useUndoable()
  const { others, signOut } = useAccount(true)
  const last = undoStack.last()
  const other = density === 'compact' ? 'comfortable' : 'compact'
  const forMembers: PaletteRow[] = [
    { key: 'new contact', label: 'New contact', icon: IconPlus, to: paths.newContact },
    { key: 'new workgroup', label: 'New workgroup', icon: IconUsersGroup, to: paths.newWorkgroup },
  ]
  return [
    ...(role === 'client' ? [] : forMembers),
    ...(role === 'admin' ? [{ key: 'invite', label: 'Invite a person', icon: IconUserPlus, to: paths.invite }] : []),
    { key: 'new token', label: 'New token', icon: IconKey, to: paths.newToken },
    ...(last === undefined
      ? []
      : [{ key: 'undo', label: 'Undo the last thing', hint: last, icon: IconArrowBackUp, keys: 'mod+Z', run: () => void undoLast() }]),
    ...themes
      .filter(({ value }) => value !== theme.value)
      .map(({ value, label, icon }) => ({
        key: `theme ${value}`,
        label: `Switch to the ${label.toLowerCase()} theme`,
        icon,
        run: () => setTheme(value),
      })),
    ...(phone ? [] : [{ key: 'density', label: `Switch to ${other} rows`, icon: IconBaselineDensitySmall, run: () => setDensity(other) }]),
    { key: 'keys', label: 'Show the keys', icon: IconKeyboard, keys: '?', run: onShowKeys },
    { key: 'you', label: 'Change your details', icon: IconUser, to: detailsFor(me) },
    ...others.map(({ id, label, run }) => ({ key: `continue ${id}`, label, icon: IconUserShare, run })),
    { key: 'sign out', label: 'Sign out', icon: IconLogout, run: signOut },
  ]
}
