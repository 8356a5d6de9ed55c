import { serialize } from 'hono/utils/cookie'

/** Returns a cookie that lasts some seconds, or as long as the browser is open. */
export const cookie = (name: string, value: string, secure: boolean, seconds?: number): string =>
  serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, ...(seconds !== undefined && { maxAge: seconds }) })
