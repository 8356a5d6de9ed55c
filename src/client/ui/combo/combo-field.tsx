import type { ReactNode } from 'react'
import type { FieldProps } from '../fields/field-props.tsx'
import type { IconType } from '../icons/icon.tsx'
import { lazyLayer } from '../layers/lazy-layer.tsx'
import type { ComboOption, ComboSearch } from './use-options.ts'

export interface ComboFieldProps extends FieldProps {
  /** The chosen option; without an id it is a new one. */
  value: ComboOption | undefined
  onChange: (value: ComboOption | undefined) => void
  /** Called on every keystroke, for a form that keeps the text. Escape then closes the list and keeps the text. */
  onTyped?: (text: string) => void
  search: ComboSearch
  /** Label of the row that creates a new option: `New company “ma”`. Without it, only existing options can be chosen. */
  createLabel?: (term: string) => string
  /** Puts the typed text first: Enter then chooses it. */
  createFirst?: boolean
  /** Shown when there are no options. */
  nothing?: ReactNode
  hint?: ReactNode
  placeholder?: string
  icon?: IconType
  autoFocus?: boolean
  /** For a popover: shows the options under the field instead of in a layer, and chooses nothing on blur. */
  inline?: boolean
  /** Initial text of an inline field. */
  initial?: string
}

/**
 * A field that finds options while typing. Arrow keys move, Enter chooses, Escape closes. Where new options can be made, leaving
 * the field keeps what is typed: the option with this name, or else a new one.
 */
export const ComboField = lazyLayer<ComboFieldProps>(() =>
  import('../layers/combobox-layer.tsx').then(({ ComboboxLayer }) => ComboboxLayer),
)
