import { IconPlus, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { currentPageActions } from '../../ui/keys/page-actions.ts'
import { destinationsFor } from '../destinations.ts'
import { matching, type PaletteGroup, type PaletteRow, readTyped } from './palette-row.ts'
import { useActions } from './use-actions.ts'
import { useFound } from './use-found.ts'

const memberParts: readonly PaletteRow[] = [
  { key: 'people', label: 'People', hint: 'Settings', icon: IconSettings, to: paths.people },
  { key: 'workgroups', label: 'Workgroups', hint: 'Settings', icon: IconSettings, to: paths.workgroups },
]
const adminParts: readonly PaletteRow[] = [{ key: 'mail', label: 'Mail', hint: 'Settings', icon: IconSettings, to: paths.mail }]
const parts: readonly PaletteRow[] = [
  { key: 'tokens', label: 'Tokens', hint: 'Settings', icon: IconSettings, to: paths.tokens },
  { key: 'appearance', label: 'Appearance', hint: 'Settings', icon: IconSettings, to: paths.appearance },
  { key: 'keys of the app', label: 'Keys', hint: 'Settings', icon: IconSettings, to: paths.keys },
]

const newContact = (name: string): PaletteRow => ({
  key: 'new contact called so',
  label: `New contact “${name}”`,
  icon: IconPlus,
  to: paths.newContactNamed(name),
})

/** Everything that fits what is typed, in groups without empty ones. */
export const useGroups = (typed: string, onShowKeys: () => void) => {
  const read = readTyped(typed)
  const { looking, term } = read
  const me = useMe()
  const actions = matching(useActions(onShowKeys), term)
  const [here] = useState(() => currentPageActions().map((action): PaletteRow => ({ ...action, key: `here ${action.label}` })))
  const { contacts, colleagues, more, tags, failed, waiting, ...found } = useFound(read)
  const places = destinationsFor(me).map((page): PaletteRow => ({ ...page, key: page.to }))
  const settings = [...(me.role === 'client' ? [] : memberParts), ...(me.role === 'admin' ? adminParts : []), ...parts]
  const pages = looking === 'all' ? matching(term ? [...places, ...settings] : places, term) : []
  const isNew = ({ label }: PaletteRow) => !here.some((row) => row.label === label)
  const groups: PaletteGroup[] = [
    { title: me.account.name, rows: looking === 'people' ? colleagues : [] },
    { title: 'Go to', rows: term && looking === 'all' ? [...pages, ...contacts, ...more, ...colleagues] : pages },
    { title: looking === 'people' ? 'Contacts' : 'Recently viewed', rows: term && looking === 'all' ? [] : contacts },
    { title: 'Tags', rows: tags },
    { title: 'On this page', rows: looking === 'do' || looking === 'all' ? matching(here, term) : [] },
    {
      title: 'Do',
      rows:
        looking === 'do' || looking === 'all'
          ? [...found.actions.filter(isNew), ...actions.slice(0, looking === 'all' ? 5 : undefined)]
          : [],
    },
  ]
  const full = groups.filter(({ rows }) => rows.length > 0)
  const none = full.length === 0 && !waiting && !failed
  if (none && term && looking === 'all' && me.role !== 'client') full.push({ title: 'Do', rows: [newContact(term)] })
  return { groups: full, term, failed, waiting, none }
}
