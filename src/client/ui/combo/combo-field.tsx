import { lazyLayer } from '../layers/lazy-layer.tsx'
import type { ComboFieldProps } from './combobox-layer.tsx'

/**
 * A field that finds options while typing. Arrow keys move, Enter chooses, Escape closes. Where new options can be made, leaving
 * the field keeps what is typed: the option with this name, or else a new one.
 */
export const ComboField = lazyLayer<ComboFieldProps>(() => import('./combobox-layer.tsx').then(({ ComboboxLayer }) => ComboboxLayer))
