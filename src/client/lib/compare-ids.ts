/** Compares ids by their numbers, which may be too large for a `number`; the older first. */
export const compareIds = (a: string, b: string): number => Number(BigInt(a) - BigInt(b))
