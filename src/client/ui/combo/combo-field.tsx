import type { ReactNode } from 'react'
import type { FieldProps } from '../fields/field-props.tsx'
import type { IconType } from '../icons/icon.tsx'
import { lazyLayer } from '../layers/lazy-layer.ts'
import type { ComboOption, ComboSearch } from './use-options.ts'

export interface ComboFieldProps extends FieldProps {
  /** The chosen option; without an id it is a new one. */
  value: ComboOption | undefined
  onChange: (value: ComboOption | undefined) => void
  /** Called on every keystroke, for a form that keeps the text. Escape then closes the list and keeps the text. */
  onTyped?: (text: string) => void
  search: ComboSearch
  /** The label of the row that makes a new option: `New company “ma”`. Without it only existing options can be chosen. */
  createLabel?: (term: string) => string
  /** Puts that row first, so that Enter chooses what is typed. */
  createFirst?: boolean
  /** Shown in the list when nothing is found and nothing can be made. */
  nothing?: ReactNode
  /** Shown under the options. */
  hint?: ReactNode
  placeholder?: string
  icon?: IconType
  autoFocus?: boolean
  /** For a popover: the options are under the field and not in a layer of their own, and leaving the field chooses nothing. */
  inline?: boolean
  /** The text of an inline field at first. */
  initial?: string
}

/**
 * A field that finds options while typing. Arrow keys move, Enter chooses, Escape closes. Where new options can be made, leaving
 * the field keeps what is typed: the option with this name, or else a new one.
 */
export const ComboField = lazyLayer<ComboFieldProps>(() =>
  import('../layers/combobox-layer.tsx').then(({ ComboboxLayer }) => ComboboxLayer),
)
