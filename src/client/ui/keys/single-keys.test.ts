import { expect, it } from 'vitest'
import { isSingleKey } from './single-keys.ts'

it('counts character keys and their sequences, but no combinations, arrows, Enter, Escape or Space', () => {
  for (const combo of ['c', '?', '/', 'g c', 'g ,']) expect(isSingleKey(combo), combo).toBe(true)
  for (const combo of ['mod+k', 'mod+shift+z', 'escape', 'enter', 'space', 'down', 'shift+down', 'delete', 'home'])
    expect(isSingleKey(combo), combo).toBe(false)
})
