import {
  IconArrowBackUp,
  IconBaselineDensitySmall,
  IconKeyboard,
  IconLogout,
  IconPlus,
  IconSwitchHorizontal,
  IconUser,
  IconUserShare,
} from '@tabler/icons-react'
import { useState } from 'react'
import { themes, useTheme } from '../../features/settings/appearance/use-theme.ts'
import { undoStack } from '../../kit/undo/undo-stack.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { inSentence } from '../../locale.ts'
import { paths } from '../../paths.ts'
import { currentPageActions } from '../../ui/keys/page-actions.ts'
import { useDensity } from '../../ui/media/density.ts'
import { usePhone } from '../../ui/media/use-phone.ts'
import { commandsFor, destinationsFor, innerPagesFor, profilePathFor } from '../destinations.ts'
import { useAccount } from '../rail/account.tsx'
import { matching, type PaletteGroup, type PaletteRow, parseInput } from './palette-row.ts'
import { usePaletteSearch } from './palette-search.ts'

const toRow = <T extends { to: string }>(what: T) => ({ ...what, key: what.to })

/** Everything that can be done from any page. */
const useActions = (onShowKeys: () => void): readonly PaletteRow[] => {
  const me = useMe()
  const { theme, setTheme } = useTheme()
  const { density, setDensity } = useDensity()
  const phone = usePhone()
  const { undoLast } = useUndoable()
  const { workspaces, people, signOut } = useAccount(true)
  const last = undoStack.steps().at(-1)?.message
  const other = density === 'compact' ? 'comfortable' : 'compact'
  const rows: (PaletteRow | false)[] = [
    ...commandsFor(me).map(toRow),
    last !== undefined && { key: 'undo', label: 'Undo', hint: last, icon: IconArrowBackUp, keys: 'mod+Z', run: () => void undoLast() },
    ...themes
      .filter(({ value }) => value !== theme.value)
      .map(({ value, label, icon }) => ({
        key: `theme ${value}`,
        label: `Switch to the ${inSentence(label)} theme`,
        icon,
        run: () => setTheme(value),
      })),
    !phone && { key: 'density', label: `Switch to ${other} rows`, icon: IconBaselineDensitySmall, run: () => setDensity(other) },
    { key: 'keys', label: 'Show keyboard shortcuts', icon: IconKeyboard, keys: '?', run: onShowKeys },
    { key: 'profile', label: 'Edit your profile', icon: IconUser, to: profilePathFor(me) },
    ...workspaces.map(({ id, label, run }) => ({ key: `switch ${id}`, label: `Switch to ${label}`, icon: IconSwitchHorizontal, run })),
    ...people.map(({ id, label, run }) => ({ key: `continue ${id}`, label, icon: IconUserShare, run })),
    { key: 'sign out', label: 'Sign out', icon: IconLogout, run: signOut },
  ]
  return rows.filter((row) => row !== false)
}

const usePages = (): readonly PaletteRow[] => {
  const me = useMe()
  return [...destinationsFor(me), ...innerPagesFor(me)].map(toRow)
}

/** Everything that matches the input, in groups. */
export const usePaletteGroups = (typed: string, onShowKeys: () => void) => {
  const input = parseInput(typed)
  const { mode, term } = input
  const me = useMe()
  const pages = usePages()
  const actions = matching(useActions(onShowKeys), term)
  const [here] = useState(() => currentPageActions().map((action): PaletteRow => ({ ...action, key: `here ${action.label}` })))
  const { records, links, colleagues, tags, error, waiting, ...found } = usePaletteSearch(input)
  const searching = mode === 'all' && term !== ''
  const acting = mode === 'all' || mode === 'actions'
  const goTo = mode === 'all' ? matching(term ? pages : pages.filter(({ hint }) => hint === undefined), term) : []
  const isNew = ({ label }: PaletteRow) => !here.some((row) => row.label === label)
  const all: PaletteGroup[] = [
    { title: me.account.name, rows: mode === 'people' ? colleagues : [] },
    { title: 'Go to', rows: searching ? [...goTo, ...records, ...links, ...colleagues] : goTo },
    { title: mode === 'people' ? 'Contacts' : 'Recently viewed', rows: searching ? [] : records },
    { title: 'Tags', rows: tags },
    { title: 'On this page', rows: acting ? matching(here, term) : [] },
    { title: 'Actions', rows: acting ? [...found.actions.filter(isNew), ...(mode === 'all' ? actions.slice(0, 5) : actions)] : [] },
  ]
  const groups = all.filter(({ rows }) => rows.length > 0)
  const empty = groups.length === 0 && !waiting && !error
  if (empty && searching && me.role !== 'client') {
    const create = { key: 'create', label: `New contact “${term}”`, icon: IconPlus, to: paths.newContactNamed(term) }
    groups.push({ title: 'Actions', rows: [create] })
  }
  return { groups, term, error, waiting, empty }
}
