import { search as searchEndpoint } from '../../contract/x/search.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { search } from './search.ts'

export const searchRoutes: Route[] = [onRead(searchEndpoint, ({ tx, actor, query }) => search(tx, actor, query.term))]
