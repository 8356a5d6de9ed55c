import type { QueryClient } from '@tanstack/react-query'
import type { News } from './gather.ts'

/** Brings the changes that `news` names into the cache. */
export type NewsHandler = (client: QueryClient, news: News) => Promise<unknown>

const handlers = new Set<NewsHandler>()

/** Registers what a resource does when its records change. Called once, when the resource's module is loaded. */
export const registerNewsHandler = (handler: NewsHandler): void => void handlers.add(handler)

/** Brings changes into the cache, whoever made them: a colleague, an undo, or a write of this page. */
export const applyNews: NewsHandler = (client, news) => Promise.all([...handlers].map((handler) => handler(client, news)))
