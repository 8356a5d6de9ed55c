import { wireName } from '../../../contract/wire/wire.ts'
import { errorMessage, ServiceError } from '../../lib/service-error.ts'

/** Messages about a new record, by field; `form` has those that belong to no field. */
export type Faults<F extends string> = Partial<Record<F | 'form', string>>

/** Sorts a refusal by the fields that the service names. */
export const faultsOf = <F extends string>(
  error: unknown,
  /** The key of the record in the request: "contact". */
  root: string,
  /** The keys of the request, by field of the form. */
  keys: Readonly<Record<F, readonly string[]>>,
): Faults<F> => {
  if (!(error instanceof ServiceError) || error.status !== 422) return { form: `${errorMessage(error)} Your draft is saved.` } as Faults<F>
  const faults = Object.entries<readonly string[]>(keys).flatMap(([field, names]) => {
    const message = names.map((name) => error.faultAt(`${root}.${wireName(name)}`)).find(Boolean)
    return message ? [[field, message]] : []
  })
  return (faults.length > 0 ? Object.fromEntries(faults) : { form: errorMessage(error) }) as Faults<F>
}
