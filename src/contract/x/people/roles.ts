import * as z from 'zod/mini'

/** `admin` and `member` belong to the account's own company, `client` to another. */
export const role = z.enum(['admin', 'member', 'client'])
export type Role = z.output<typeof role>
