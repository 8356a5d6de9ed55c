/** The fields of a form: those that an empty draft has, and those that a request may have. */
interface Form {
  readonly empty: object
  readonly keys: object
}

/**
 * Returns the function that reads a draft of an earlier version: it adds the fields that are new, and returns undefined for the draft of another
 * form. Deals and cases were stored under one name.
 */
export const earlierDraft =
  ({ empty, keys }: Form) =>
  (value: unknown): object | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    const isOwn = Object.keys(value).every((field) => field in empty || field in keys)
    return isOwn ? { ...empty, ...value } : undefined
  }
