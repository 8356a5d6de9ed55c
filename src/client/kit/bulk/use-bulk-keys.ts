import { plural } from '../../locale.ts'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { usePageActions } from '../../ui/keys/page-actions.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import type { Noun } from '../../ui/text/noun.ts'
import type { BulkAction } from './bulk-action.tsx'

/** The keys of the bulk actions while something is selected; the palette offers the actions too. */
export const useBulkKeys = (actions: readonly BulkAction[], count: number, noun: Noun, press: (action: BulkAction) => void) => {
  const run = (action: BulkAction) => () => (action.disabled ? false : press(action))
  const keyed = actions.flatMap((action) => (action.keys ? [[action.keys, run(action)] as const] : []))
  const remove = actions.find(({ keys }) => keys === 'delete')
  useKeys({ ...Object.fromEntries(keyed), backspace: remove && run(remove) }, { enabled: count > 0 })
  const whom = count === 1 ? `the selected ${plural(1, noun)}` : `the ${formatCount(count)} selected ${plural(count, noun)}`
  const enabled = count > 0 ? actions.filter(({ disabled }) => !disabled) : []
  usePageActions(
    enabled.map((action) => ({
      label: `${action.longLabel ?? action.label} ${whom}`,
      icon: action.icon,
      run: () => press(action),
      ...(action.keys && { keys: action.keys }),
    })),
  )
}
