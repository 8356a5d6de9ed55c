import type { Step } from './undo-stack.ts'

/** What can be undone and redone, each with the newest last. */
export interface Steps {
  done: readonly Step[]
  undone: readonly Step[]
}

/** Keeps the steps of one person over a reload. */
export interface StepStorage {
  read: (person: string) => Steps | undefined
  write: (person: string, steps: Steps) => void
  remove: () => void
}

const name = 'tandem-undo'

/** Keeps the steps of this tab. JSON leaves out their functions. */
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
      // Storage is full or blocked: the steps last until the page closes.
    }
  },
  remove: () => {
    try {
      sessionStorage.removeItem(name)
    } catch {
      // Storage is blocked: nothing was kept.
    }
  },
}
