/** One key, or keys pressed one after the other, and what they do. */
interface KeyUse {
  keys: readonly string[]
  does: string
  /** Left out for whom it leads nowhere. */
  for?: 'members' | 'clients'
}

interface KeyGroup {
  title: string
  uses: readonly KeyUse[]
}

const groups: readonly (KeyGroup & { membersOnly?: true })[] = [
  {
    title: 'Everywhere',
    uses: [
      { keys: ['mod+K', '/'], does: 'Find or do anything' },
      { keys: ['mod+Z'], does: 'Undo the last thing you did' },
      { keys: ['mod+shift+Z'], does: 'Do it again' },
      { keys: ['c'], does: 'New, on this page' },
      { keys: ['?'], does: 'Show these keys' },
      { keys: ['Esc'], does: 'Close, leave, clear the selection' },
    ],
  },
  {
    title: 'Go to',
    uses: [
      { keys: ['g c'], does: 'Contacts', for: 'members' },
      { keys: ['g h'], does: 'Start', for: 'clients' },
      { keys: ['g s'], does: 'Settings' },
    ],
  },
  {
    title: 'In a list',
    membersOnly: true,
    uses: [
      { keys: ['j', 'down'], does: 'Next row' },
      { keys: ['k', 'up'], does: 'Previous row' },
      { keys: ['Home', 'End'], does: 'First row, last row' },
      { keys: ['enter'], does: 'Open' },
      { keys: ['x'], does: 'Select' },
      { keys: ['shift+down'], does: 'Extend the selection' },
    ],
  },
  {
    title: 'With what is selected',
    membersOnly: true,
    uses: [
      { keys: ['t'], does: 'Tag' },
      { keys: ['u'], does: 'Untag' },
      { keys: ['v'], does: 'Change who can see it' },
      { keys: ['delete'], does: 'Delete' },
    ],
  },
  {
    title: 'On a page',
    uses: [
      { keys: ['e'], does: 'Edit' },
      { keys: ['enter'], does: 'Keep what you typed in a field' },
      { keys: ['mod+enter'], does: 'Keep or send a longer text' },
    ],
  },
]

/** The keys that do something for who looks: clients of the workspace have no part in its contacts. */
export const keyGroupsFor = (who: 'members' | 'clients'): readonly KeyGroup[] =>
  groups
    .filter(({ membersOnly }) => !membersOnly || who === 'members')
    .map(({ title, uses }) => ({ title, uses: uses.filter((use) => (use.for ?? who) === who) }))
