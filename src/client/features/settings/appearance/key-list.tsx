import { Fragment } from 'react'
import type { Role } from '../../../../contract/x/people/roles.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { isSingleKey, singleKeys } from '../../../ui/keys/single-keys.ts'
import { callsChoice } from '../calls/calls-choice.ts'
import classes from './key-list.module.css'

interface Shortcut {
  /** Alternatives, each a combination or a sequence. */
  keys: readonly string[]
  does: string
}

interface Group {
  title: string
  shortcuts: readonly Shortcut[]
  /** Whether clients have no use for it. */
  team?: true
}

const groups: readonly Group[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['mod+K', '/'], does: 'Search or jump to…' },
      { keys: ['mod+Z'], does: 'Undo' },
      { keys: ['mod+shift+Z'], does: 'Redo' },
      { keys: ['c'], does: 'New record or note' },
      { keys: ['?'], does: 'Show keyboard shortcuts' },
      { keys: ['Esc'], does: 'Close, cancel, clear the selection' },
    ],
  },
  {
    title: 'In a list',
    team: true,
    shortcuts: [
      { keys: ['j', 'down'], does: 'Next row' },
      { keys: ['k', 'up'], does: 'Previous row' },
      { keys: ['Home', 'End'], does: 'First row, last row' },
      { keys: ['enter'], does: 'Open' },
      { keys: ['x', 'space'], does: 'Select' },
      { keys: ['shift+down'], does: 'Extend the selection' },
    ],
  },
  {
    title: 'On a timeline',
    team: true,
    shortcuts: [
      { keys: ['right', 'left'], does: 'Move the milestone by a day' },
      { keys: ['shift+right', 'shift+left'], does: 'Move the milestone by a week' },
      { keys: ['z', 'shift+z'], does: 'Zoom in, zoom out' },
      { keys: ['t'], does: 'Go to today' },
    ],
  },
  {
    title: 'With selected rows',
    team: true,
    shortcuts: [
      { keys: ['t'], does: 'Tag contacts, set a due date for tasks, or the category of files' },
      { keys: ['u'], does: 'Untag' },
      { keys: ['r'], does: 'Change who is responsible' },
      { keys: ['m'], does: 'Merge two contacts, or move tasks to a list' },
      { keys: ['v'], does: 'Change visibility' },
      { keys: ['s'], does: 'Complete tasks, close cases, change the status of deals, or mark expenses billable' },
      { keys: ['d'], does: 'Download files' },
      { keys: ['delete'], does: 'Delete' },
    ],
  },
  {
    title: 'On a board',
    team: true,
    shortcuts: [
      { keys: ['up', 'down', 'left', 'right'], does: 'Go to another card' },
      { keys: ['space'], does: 'Lift a card, and drop it where the arrow keys have moved it' },
      { keys: ['Esc'], does: 'Put the card back' },
      { keys: ['x'], does: 'Select' },
    ],
  },
  { title: 'On a board of tasks', shortcuts: [{ keys: ['d'], does: 'Complete or reopen the task' }] },
  {
    title: 'On a page',
    shortcuts: [
      { keys: ['e'], does: 'Edit' },
      { keys: ['d'], does: 'Complete or reopen a task or milestone' },
      { keys: ['enter'], does: 'Save a field' },
      { keys: ['mod+enter'], does: 'Save or send a longer text' },
    ],
  },
]

interface KeyListProps {
  /** The level of the headings. */
  level: 'h2' | 'h3'
  role: Role
  /** The pages that the user can go to. */
  pages: readonly { label: string; keys: string }[]
}

/** The keyboard shortcuts that the user's role and settings allow, in groups. */
export const KeyList = ({ level: Heading, role, pages }: KeyListProps) => {
  const all = singleKeys.use() === 'on'
  const calls = callsChoice.use() === 'on' ? [{ keys: ['g l'], does: 'API calls' }] : []
  const goTo = { title: 'Go to', shortcuts: [...pages.map(({ label, keys }) => ({ keys: [keys], does: label })), ...calls] }
  const shown = [...groups.slice(0, 1), goTo, ...groups.slice(1)]
    .filter(({ team }: Group) => !team || role !== 'client')
    .map(({ title, shortcuts }) => ({
      title,
      shortcuts: shortcuts
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
