/** Returns the `next` of a form that empties the fields that were sent. What has been typed into them since stays. */
export const clearSent =
  <K extends string>(...fields: readonly K[]) =>
  <D extends Readonly<Record<K, string>>>(now: D, sent: D): D => ({
    ...now,
    ...Object.fromEntries(fields.filter((field) => now[field] === sent[field]).map((field) => [field, ''])),
  })
