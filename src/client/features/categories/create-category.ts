import type { QueryClient } from '@tanstack/react-query'
import { onceKey } from '../../lib/request-keys.ts'
import type { ComboOption } from '../../ui/combo/use-options.ts'
import { type CategorySet, categoryQuery } from './category-sets.ts'

/** Creates the category that a new record names. A retry of the same name creates it once. */
export const createCategory = async (
  client: QueryClient,
  set: CategorySet,
  { label }: ComboOption,
  changeGroup: string,
): Promise<ComboOption> => {
  const once = onceKey(`${set.resource}:of-new-record`)
  const { id } = await set.create(label, { changeGroup, idempotencyKey: once.keyFor({ label }) })
  once.sent()
  void client.invalidateQueries({ queryKey: categoryQuery(set).queryKey })
  return { id, label }
}

/** Returns the `prepare` of a form that creates the category of its draft where that is new. */
export const prepareCategory =
  (client: QueryClient, set: CategorySet) =>
  async ({ category }: { readonly category?: ComboOption | undefined }, changeGroup: string) =>
    category && !category.id ? { category: await createCategory(client, set, category, changeGroup) } : undefined
