/** The numbers of records in a workspace. */
export interface Sizes {
  contacts: number
  deals: number
  projects: number
  /** In lists and inboxes, on contacts and deals, and personal. */
  tasks: number
  /** In one list, all open, for the reorder. */
  longList: number
  messages: number
  notes: number
  /** On messages, tasks and notes. */
  comments: number
  /** The requesting member's open tasks. */
  mine: number
}

/** The requesting member can see about a hundred thousand contacts. */
export const full: Sizes = {
  contacts: 115_000,
  deals: 10_000,
  projects: 500,
  tasks: 200_000,
  longList: 2000,
  messages: 20_000,
  notes: 30_000,
  comments: 40_000,
  mine: 300,
}
export const small: Sizes = {
  contacts: 2500,
  deals: 300,
  projects: 20,
  tasks: 6000,
  longList: 2000,
  messages: 800,
  notes: 600,
  comments: 800,
  mine: 300,
}
