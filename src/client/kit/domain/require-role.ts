import type { MiddlewareFunction } from 'react-router'
import type { Role } from '../../../contract/x/people/roles.ts'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { ServiceError } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'

/** Shows "Not found" to people with another role, as the service does. */
export const requireRole =
  (...roles: Role[]): MiddlewareFunction =>
  ({ context }) => {
    const me = context.get(queryClientContext).getQueryData(sessionQueries.me().queryKey)
    if (me && !roles.includes(me.role)) throw new ServiceError(404)
  }
