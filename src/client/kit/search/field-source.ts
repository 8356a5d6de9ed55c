import type { QueryClient } from '@tanstack/react-query'
import type { ComboOption } from '../../ui/combo/use-options.ts'

/** Reads the choices of a filter's panel. */
export interface FieldSource {
  /** Finds choices for what is typed. */
  readonly find?: (client: QueryClient, term: string, signal: AbortSignal) => Promise<readonly ComboOption[]>
  /** Reads the name of the record that the filter holds the id of. */
  readonly name?: (client: QueryClient, id: string) => Promise<string>
  /** Reads every tag with its number of records, the most used first. */
  readonly counts?: (client: QueryClient) => Promise<readonly (readonly [tag: string, count: number])[]>
}

/** The sources of a list's filters, by filter. */
export type FieldSources = Readonly<Record<string, FieldSource | undefined>>
