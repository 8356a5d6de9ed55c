import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { compareText, nameKey } from '../../../contract/name-order.ts'
import { editOf, writeQueries } from '../../kit/resource/query-write.ts'
import { attempt } from '../../kit/undo/attempt.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { sendKeyed } from '../../lib/request-keys.ts'
import { ServiceError } from '../../lib/service-error.ts'
import { randomId } from '../../random-id.ts'
import { type Category, type CategorySet, categoryQuery } from './category-sets.ts'

type Categories = readonly Category[]

interface Write {
  send: () => Promise<{ changeId?: string | undefined; id: string }>
  apply: (categories: Categories) => Categories
  revert: (categories: Categories) => Categories
  message: string
}

/** The id of a category that the service has not answered yet. */
const unsavedPrefix = 'new-'
export const isUnsaved = ({ id }: Category) => id.startsWith(unsavedPrefix)

const byName = (a: Category, b: Category) => compareText(nameKey(a.name), nameKey(b.name))
const withCategory = (category: Category) => (categories: Categories) =>
  categories.some(({ name }) => name === category.name) ? categories : [...categories, category].sort(byName)
const withoutCategory = (id: string) => (categories: Categories) => categories.filter((category) => category.id !== id)
const withoutName = (name: string) => (categories: Categories) => categories.filter((category) => category.name !== name)
const renamed = (id: string, name: string) => (categories: Categories) =>
  categories.map((category) => (category.id === id ? { ...category, name } : category)).sort(byName)

const isInUse = (error: unknown) => error instanceof ServiceError && error.faults.some(({ code }) => code === 'in-use')

/** Adds, renames and deletes categories of a set: optimistic, with Undo. */
export const useCategoryWrites = (set: CategorySet) => {
  const { done } = useUndoable()
  const client = useQueryClient()
  const navigate = useNavigate()
  const query = categoryQuery(set)
  const save = async ({ send, apply, revert, message }: Write): Promise<string> => {
    const { id, changeId, restore } = await writeQueries(client, {
      edits: [editOf(query, apply, revert)],
      send,
      refreshes: [query.queryKey],
    })
    done({ message, changeId, restore, touched: [{ resource: set.resource, id }] })
    return id
  }
  const { usedIn } = set
  const showUsers = (id: string) =>
    usedIn && { label: usedIn.label, onClick: () => void navigate(`${usedIn.path}?${new URLSearchParams({ category: id })}`) }
  return {
    /** Adds a category and returns its id. Rejects when the service refuses the name. */
    create: (name: string) =>
      sendKeyed(`${set.resource}:new`, { name }, (idempotencyKey) =>
        save({
          send: () => set.create(name, { idempotencyKey }),
          apply: withCategory({ id: `${unsavedPrefix}${randomId()}`, name }),
          revert: withoutName(name),
          message: `Added ${name}`,
        }),
      ),
    /** Rejects when the service refuses the name. */
    rename: async ({ id, name }: Category, next: string) => {
      await save({
        send: async () => ({ ...(await set.rename(id, next)), id }),
        apply: renamed(id, next),
        revert: renamed(id, name),
        message: `Renamed ${name} to ${next}`,
      })
    },
    remove: ({ id, name }: Category) =>
      attempt(
        `delete ${name}`,
        async () => {
          await save({
            send: async () => ({ ...(await set.remove(id)), id }),
            apply: withoutCategory(id),
            revert: withCategory({ id, name }),
            message: `Deleted ${name}`,
          })
        },
        (error) => (isInUse(error) ? showUsers(id) : undefined),
      ),
  }
}
