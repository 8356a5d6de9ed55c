import type { Actor } from '../../core/actor.ts'
import { reference } from '../../core/rows/reference.ts'
import type { ReadTx } from '../../core/store/store.ts'

/**
 * Returns the id of the user responsible for a deal or case after a request, null when nobody is.
 *
 * @throws 422 in `field` when the request names anyone but an active colleague
 */
export const changeResponsible = (tx: ReadTx, actor: Actor, before: string | null, asked: string | undefined, field: string) =>
  reference(tx, actor, 'users', { asked, before, field, fits: ({ role, active }) => role !== 'client' && active === 1 })
