/** The nouns of one kind of record, and the address of its list. */
export interface RecordWords {
  /** "contact" */
  readonly one: string
  /** "Contacts" */
  readonly list: string
  /** The URL of the list as the user left it. */
  readonly listAddress: () => string
}

/** "Contact" */
export const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
