import type { QueryClient } from '@tanstack/react-query'

/** The optimistic part of a mutation. `show` applies the change to the cache and returns a function that reverts it, used after a refusal. */
export const optimistic = <Input>(show: (input: Input, client: QueryClient) => Promise<() => unknown>) => ({
  onMutate: (input: Input, { client }: { client: QueryClient }) => show(input, client),
  onError: (_error: Error, _input: Input, takeBack: (() => unknown) | undefined) => void takeBack?.(),
})
