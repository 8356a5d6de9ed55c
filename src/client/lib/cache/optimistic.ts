import type { QueryClient } from '@tanstack/react-query'

/**
 * The part of a mutation that makes a write show at once: `show` does to the cache what the service will do, and answers the way to
 * take that back (`editRows`, `dropRows`), which a refusal goes.
 */
export const optimistic = <Input>(show: (input: Input, client: QueryClient) => Promise<() => unknown>) => ({
  onMutate: (input: Input, { client }: { client: QueryClient }) => show(input, client),
  onError: (_error: Error, _input: Input, takeBack: (() => unknown) | undefined) => void takeBack?.(),
})
