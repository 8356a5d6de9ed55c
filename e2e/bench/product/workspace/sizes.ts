/** How much of everything a workspace holds. */
export interface Sizes {
  contacts: number
  deals: number
  projects: number
  /** In lists, inboxes, on contacts and deals, and personal ones. */
  tasks: number
  /** In one list, all of them open: for the reorder. */
  longList: number
  messages: number
  notes: number
  /** On messages, tasks and notes. */
  comments: number
  /** Open tasks of the member who asks. */
  mine: number
}

/** The member who asks sees some hundred thousand of the contacts. */
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
