import type { QueryClient } from '@tanstack/react-query'
import { isSameName } from '../../../contract/name-order.ts'
import { sendKeyed } from '../../lib/request-keys.ts'
import type { ComboOption } from '../../ui/combo/use-options.ts'
import { type CategorySet, categoryQuery } from './category-sets.ts'

/** Returns the category of the name that a picker or a new record gives, and creates it where there is none. A retry of the same name creates it once. */
export const createCategory = async (
  client: QueryClient,
  set: CategorySet,
  { label }: ComboOption,
  changeGroup: string,
): Promise<{ id: string; label: string; isNew: boolean }> => {
  const query = categoryQuery(set)
  const known = (await client.fetchQuery(query)).find(({ name }) => isSameName(name, label))
  if (known) return { id: known.id, label: known.name, isNew: false }
  const { id } = await sendKeyed(`${set.resource}:of-new-record`, { label }, (idempotencyKey) =>
    set.create(label, { changeGroup, idempotencyKey }),
  )
  client.setQueryData(query.queryKey, (categories) => categories && [...categories, { id, name: label }])
  void client.invalidateQueries({ queryKey: query.queryKey })
  return { id, label, isNew: true }
}

/** Returns the `prepare` of a form that creates the category of its draft where that is new. */
export const prepareCategory =
  (client: QueryClient, set: CategorySet) =>
  async ({ category }: { readonly category?: ComboOption | undefined }, changeGroup: string) =>
    category && !category.id ? { category: await createCategory(client, set, category, changeGroup) } : undefined
