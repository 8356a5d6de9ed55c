/** A request before validation. */
export interface Incoming {
  request: Request
  params: Record<string, string | undefined>
  /** The caller's network address, for rate limits. */
  remote: string
  /** Whether the request came over https, so cookies can be `Secure`. */
  secure: boolean
  /** The id of the request in the log. */
  requestId: string | undefined
}
