import type { QueryClient } from '@tanstack/react-query'

/** One choice of a type-ahead. Without an id it is new. */
export interface PickOption {
  readonly id?: string
  readonly label: string
  /** A second word, muted. */
  readonly hint?: string
}

/** What a filter's panel reads from the service. */
export interface FieldSource {
  /** Finds choices for what is typed. */
  readonly find?: (client: QueryClient, term: string, signal: AbortSignal) => Promise<readonly PickOption[]>
  /** Reads the name of the record that the filter holds the id of. */
  readonly name?: (client: QueryClient, id: string) => Promise<string>
  /** Reads every tag with its number of records, the most used first. */
  readonly counts?: (client: QueryClient) => Promise<readonly (readonly [tag: string, count: number])[]>
}

/** The sources of a list's filters, by filter. */
export type FieldSources = Readonly<Record<string, FieldSource | undefined>>
