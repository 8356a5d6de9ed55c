/**
 * What a column that names another record holds after a request: what it held where the request says nothing, none where it clears the
 * field with an empty text, else the id that is asked for, once `check` has let it pass.
 */
export const reference = async (asked: string | undefined, before: string | null, check: (id: string) => Promise<unknown>) => {
  if (asked === undefined) return before
  if (asked === '') return null
  await check(asked)
  return asked
}
