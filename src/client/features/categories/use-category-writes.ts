import { useMutation, useQueryClient } from '@tanstack/react-query'
import { compareText, nameKey } from '../../../contract/name-order.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { onceKey } from '../../lib/request-keys.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { type Category, type CategorySet, categoryQuery } from './category-sets.ts'

type Categories = readonly Category[]

interface Write {
  send: () => Promise<{ changeId?: string | undefined; id: string }>
  show: (categories: Categories) => Categories
  /** Reverts this write alone, because others may have followed. */
  revert: (categories: Categories) => Categories
  message: string
}

/** The id of a category that the service has not answered yet. */
const unsavedPrefix = 'new-'
export const isUnsaved = ({ id }: Category) => id.startsWith(unsavedPrefix)

const byName = (a: Category, b: Category) => compareText(nameKey(a.name), nameKey(b.name))
const withCategory = (category: Category) => (categories: Categories) =>
  categories.some(({ id }) => id === category.id) ? categories : [...categories, category].sort(byName)
const withoutCategory = (id: string) => (categories: Categories) => categories.filter((category) => category.id !== id)
const renamed = (id: string, name: string) => (categories: Categories) =>
  categories.map((category) => (category.id === id ? { ...category, name } : category)).sort(byName)

/** Adds, renames and deletes categories of a set: optimistic, with Undo. */
export const useCategoryWrites = (set: CategorySet) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  const { queryKey } = categoryQuery(set)
  const edit = (change: (categories: Categories) => Categories) =>
    void client.setQueryData<Categories>(queryKey, (categories) => categories && change(categories))
  const { mutateAsync } = useMutation({
    mutationFn: ({ send }: Write) => send(),
    ...optimistic(async ({ show, revert }: Write) => {
      await client.cancelQueries({ queryKey })
      edit(show)
      return () => edit(revert)
    }),
    onSuccess: ({ changeId, id }, { message }, restore) =>
      done({ message, changeId, restore: () => void restore(), touched: [{ resource: set.resource, id }] }),
    meta: { invalidates: [queryKey] },
  })
  return {
    /** Adds a category and returns its id. Rejects when the service refuses the name. */
    create: async (name: string) => {
      const once = onceKey(`${set.resource}:new`)
      const category = { id: `${unsavedPrefix}${crypto.randomUUID()}`, name }
      const { id } = await mutateAsync({
        send: () => set.create(name, { idempotencyKey: once.keyFor({ name }) }),
        show: withCategory(category),
        revert: withoutCategory(category.id),
        message: `Added ${name}`,
      })
      once.sent()
      return id
    },
    /** Rejects when the service refuses the name. */
    rename: async ({ id, name }: Category, next: string) => {
      await mutateAsync({
        send: async () => ({ ...(await set.rename(id, next)), id }),
        show: renamed(id, next),
        revert: renamed(id, name),
        message: `Renamed ${name} to ${next}`,
      })
    },
    remove: async (category: Category) => {
      const { id, name } = category
      await mutateAsync({
        send: async () => ({ ...(await set.remove(id)), id }),
        show: withoutCategory(id),
        revert: withCategory(category),
        message: `Deleted ${name}`,
      }).catch((error: unknown) => notify({ message: `Couldn't delete ${name}. ${errorMessage(error)}`, tone: 'red' }))
    },
  }
}
