import type { Locator, Page } from '@playwright/test'
import type { Workspace } from '../../fixtures/workspace.ts'

interface Opened {
  /** Does what sends the write. */
  act: () => Promise<void>
  /** Does it again after a failure, as the screen then offers. */
  again: () => Promise<void>
  /** The button that sends it, if it can be clicked again. */
  button?: Locator
  /** Writes another value to the same field, where there can be one: the last value counts. */
  correct?: { act: () => Promise<void>; expectShown: () => Promise<void>; isKept: () => Promise<boolean> }
  /** The number of times the service has it. */
  count: () => Promise<number>
}

/** A write that a screen sends. */
export interface Write {
  name: string
  method: 'POST' | 'PUT' | 'DELETE'
  /** Matches the write's URL. */
  url: RegExp
  /** Whether `open` returns a correction. */
  corrected?: true
  /** Creates what the screen needs and opens it. */
  open: (page: Page, space: Workspace) => Promise<Opened>
}
