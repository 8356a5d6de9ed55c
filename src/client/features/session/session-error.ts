import { errorMessage, formatWait, ServiceError } from '../../lib/service-error.ts'

/** Says why signing in or up failed, and what to do. */
export const sessionError = (error: unknown): string => {
  if (!(error instanceof ServiceError)) return `${errorMessage(error)} Try again in a moment.`
  if (error.status === 429) return `Too many attempts. Try again in ${formatWait(error.retryAfter ?? 60)}.`
  return errorMessage(error)
}
