/** How a value is written and read in a text field. Empty text is no value. */
export interface Format<V> {
  readonly toText: (value: V) => string
  /** Returns the value, or `undefined` when the text cannot be read. */
  readonly parse: (text: string) => V | undefined
  /** The message about a text that cannot be read. */
  readonly faultOf: (text: string) => string
  /** Loads what reading a text needs; undefined when it can be read at once. */
  readonly load?: (text: string) => Promise<unknown> | undefined
  readonly placeholder: string
  readonly inputMode?: 'numeric' | 'decimal'
}

/** A whole number. */
export const numberFormat: Format<number> = {
  toText: String,
  parse: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  faultOf: () => 'Use a whole number.',
  placeholder: '0',
  inputMode: 'numeric',
}
