import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import type { Action } from './bar-action.tsx'

const verbs: Record<string, string> = { 'Who can see': 'Change who can see' }

/** The keys of what can be done to all that are selected, while any are; the palette has it too. */
export const useBulkKeys = (actions: readonly Action[], count: number) => {
  const press = (action: Action) => () => (action.disabled ? false : action.onClick())
  const erase = actions.find(({ keys }) => keys === 'delete')
  const keyed = actions.flatMap((action) => (action.keys ? [[action.keys, press(action)] as const] : []))
  useKeys({ ...Object.fromEntries(keyed), backspace: erase && press(erase) }, { enabled: count > 0 })
  const whom = count === 1 ? 'the selected contact' : `the ${formatCount(count)} selected contacts`
  const able = count > 0 ? actions.filter(({ disabled }) => !disabled) : []
  usePageActions(
    able.map(({ label, icon, keys, onClick }) => ({
      label: `${verbs[label] ?? label} ${whom}`,
      icon,
      run: onClick,
      ...(keys && { keys }),
    })),
  )
}
