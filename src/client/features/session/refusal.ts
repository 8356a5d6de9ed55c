import { errorMessage, ServiceError, waitInWords } from '../../lib/service-error.ts'

/** Why signing in was refused, and what to do. */
export const refusal = (error: unknown): string => {
  if (!(error instanceof ServiceError)) return `${errorMessage(error)} Try again in a moment.`
  if (error.status === 429) return `Too many attempts. Try again in ${waitInWords(error.retryAfter ?? 60)}.`
  return errorMessage(error)
}
