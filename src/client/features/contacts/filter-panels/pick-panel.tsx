import { ComboField } from '../../../ui/combo/combo-field.tsx'
import type { ComboOption, ComboSearch } from '../../../ui/combo/use-options.ts'
import classes from './panels.module.css'

interface PickPanelProps {
  label: string
  search: ComboSearch
  onPick: (option: ComboOption) => void
  /** The label of the row that makes a new option. */
  createLabel?: (term: string) => string
  nothing: string
  /** Shown under the options. */
  hint?: string
  /** The text of the field at first. */
  initial?: string
  /** Puts what is typed first, so that Enter chooses it. */
  typedFirst?: boolean
}

/** Chooses one option in a popover. */
export const PickPanel = ({ onPick, typedFirst = false, ...props }: PickPanelProps) => (
  <div className={classes.pick}>
    <ComboField {...props} inline autoFocus createFirst={typedFirst} value={undefined} onChange={(option) => option && onPick(option)} />
  </div>
)
