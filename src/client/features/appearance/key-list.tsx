import { Fragment } from 'react'
import type { Role } from '../../../contract/x/people/users.ts'
import { Keys } from '../../ui/keys/key.tsx'
import { isSingleKey, singleKeys } from '../../ui/keys/single-keys.ts'
import classes from './key-list.module.css'

interface Shortcut {
  /** Alternatives, each a combination or a sequence. */
  keys: readonly string[]
  does: string
  /** Who can use it; everybody by default. */
  for?: 'team' | 'client'
}

interface Group {
  title: string
  shortcuts: readonly Shortcut[]
  for?: 'team'
}

const groups: readonly Group[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['mod+K', '/'], does: 'Search or jump to…' },
      { keys: ['mod+Z'], does: 'Undo' },
      { keys: ['mod+shift+Z'], does: 'Redo' },
      { keys: ['c'], does: 'New, on this page' },
      { keys: ['?'], does: 'Show keyboard shortcuts' },
      { keys: ['Esc'], does: 'Close, leave, clear the selection' },
    ],
  },
  {
    title: 'Go to',
    shortcuts: [
      { keys: ['g c'], does: 'Contacts', for: 'team' },
      { keys: ['g h'], does: 'Start', for: 'client' },
      { keys: ['g ,'], does: 'Settings' },
    ],
  },
  {
    title: 'In a list',
    for: 'team',
    shortcuts: [
      { keys: ['j', 'down'], does: 'Next row' },
      { keys: ['k', 'up'], does: 'Previous row' },
      { keys: ['Home', 'End'], does: 'First row, last row' },
      { keys: ['enter'], does: 'Open' },
      { keys: ['x'], does: 'Select' },
      { keys: ['shift+down'], does: 'Extend the selection' },
    ],
  },
  {
    title: 'With selected rows',
    for: 'team',
    shortcuts: [
      { keys: ['t'], does: 'Tag' },
      { keys: ['u'], does: 'Untag' },
      { keys: ['v'], does: 'Change visibility' },
      { keys: ['delete'], does: 'Delete' },
    ],
  },
  {
    title: 'On a page',
    shortcuts: [
      { keys: ['e'], does: 'Edit' },
      { keys: ['enter'], does: 'Save a field' },
      { keys: ['mod+enter'], does: 'Save or send a longer text' },
    ],
  },
]

/** The keyboard shortcuts that the user's role and settings allow, in groups. `level` is the level of their headings. */
export const KeyList = ({ level: Heading, role }: { level: 'h2' | 'h3'; role: Role }) => {
  const all = singleKeys.use() === 'on'
  const audience = role === 'client' ? 'client' : 'team'
  const shown = groups
    .filter((group) => (group.for ?? audience) === audience)
    .map(({ title, shortcuts }) => ({
      title,
      shortcuts: shortcuts
        .filter((shortcut) => (shortcut.for ?? audience) === audience)
        .map(({ keys, does }) => ({ does, keys: keys.filter((combo) => all || !isSingleKey(combo)) }))
        .filter(({ keys }) => keys.length > 0),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0)
  return (
    <div className={classes.groups}>
      {shown.map(({ title, shortcuts }) => (
        <section key={title} aria-label={title}>
          <Heading className={classes.title}>{title}</Heading>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className={classes.use}>
                <dt className={classes.keys}>
                  {keys.map((combo, index) => (
                    <Fragment key={combo}>
                      {index > 0 && <span className={classes.or}>or</span>}
                      <Keys combo={combo} />
                    </Fragment>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
