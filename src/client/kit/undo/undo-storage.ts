import type { Step } from './undo-stack.ts'

/** What can be taken back and done again, each with the newest last. */
export interface Steps {
  done: readonly Step[]
  undone: readonly Step[]
}

/** Where the steps of a person outlast a reload. */
export interface StepStorage {
  /** The steps of this person; what somebody else left is not for them. */
  read: (person: string) => Steps | undefined
  write: (person: string, steps: Steps) => void
  remove: () => void
}

const name = 'tandem-undo'

/** Of this tab alone: what was done in another is taken back there. */
export const tabStorage: StepStorage = {
  read: (person) => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as (Steps & { person: string }) | null
      return kept?.person === person ? kept : undefined
    } catch {
      return undefined
    }
  },
  write: (person, steps) => {
    try {
      sessionStorage.setItem(name, JSON.stringify({ person, ...steps }))
    } catch {
      // Full or blocked: the steps last until the page is left.
    }
  },
  remove: () => {
    try {
      sessionStorage.removeItem(name)
    } catch {
      // Blocked: nothing was kept.
    }
  },
}
