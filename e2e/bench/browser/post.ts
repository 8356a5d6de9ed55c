import type { Sites } from './browser.ts'

/** Returns a function that creates a record in the app's workspace as its administrator and resolves with the service's answer. */
export const postTo =
  ({ app, adminSession }: Pick<Sites, 'app' | 'adminSession'>) =>
  async (path: string, body: unknown): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${adminSession}` }
    const answer = await fetch(`${app.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}.`)
    return (await answer.json()) as Record<string, string>
  }
