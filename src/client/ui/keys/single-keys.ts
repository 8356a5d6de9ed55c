import { storedChoice } from '../storage/stored-choice.ts'
import { parseKeys } from './parse-keys.ts'

/** Whether keys such as `c` or `g c` work, which speech input or a slip can press by accident (WCAG 2.1.4). */
export const singleKeys = storedChoice('tandem-single-keys', ['on', 'off'])

/** Whether a combination contains a character key without ⌘ or Ctrl. */
export const isSingleKey = (combo: string): boolean => parseKeys(combo).some(({ key, mod }) => key.length === 1 && key !== ' ' && !mod)
