import { wireName } from '../../../contract/wire/wire.ts'
import { errorMessage, ServiceError } from '../../lib/service-error.ts'

/** What is wrong with a new record, by field; `form` is for what belongs to no field. */
export type Faults<F extends string> = Partial<Record<F | 'form', string>>

/** Returns where a refusal belongs: to the fields that the service names, or to the whole form. */
export const faultsOf = <F extends string>(
  error: unknown,
  /** What the request calls the record: "contact". */
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
