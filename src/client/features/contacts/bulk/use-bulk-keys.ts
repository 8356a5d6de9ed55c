import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { useOffer } from '../../../ui/keys/offer.ts'
import { grouped } from '../../../ui/text/grouped.ts'
import type { Action } from './bar-action.tsx'

const verbs: Record<string, string> = { 'Who can see': 'Change who can see' }

/** The keys of what can be done to all that are selected, while any are; the palette has it too. */
export const useBulkKeys = (actions: readonly Action[], count: number) => {
  const press = (action: Action) => () => (action.disabled ? false : action.onClick())
  const erase = actions.find(({ keys }) => keys === 'delete')
  const keyed = actions.flatMap((action) => (action.keys ? [[action.keys, press(action)] as const] : []))
  useKeys({ ...Object.fromEntries(keyed), backspace: erase && press(erase) }, { enabled: count > 0 })
  const whom = count === 1 ? 'the selected contact' : `the ${grouped(count)} selected contacts`
  const able = count > 0 ? actions.filter(({ disabled }) => !disabled) : []
  useOffer(
    able.map(({ label, icon, keys, onClick }) => ({
      label: `${verbs[label] ?? label} ${whom}`,
      icon,
      run: onClick,
      ...(keys && { keys }),
    })),
  )
}
