import { tryStorage } from '../../ui/storage/try-storage.ts'
import type { Step } from './undo-step.ts'

/** The steps to undo and to redo, newest last. */
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

const name = 'tandem-undo-steps'

/** Keeps the steps of this tab. JSON leaves out their functions. */
export const tabStorage: StepStorage = {
  read: (person) => {
    const kept = tryStorage(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') as (Steps & { person: string }) | null)
    return kept?.person === person ? kept : undefined
  },
  write: (person, steps) => tryStorage(() => sessionStorage.setItem(name, JSON.stringify({ person, ...steps }))),
  remove: () => tryStorage(() => sessionStorage.removeItem(name)),
}
