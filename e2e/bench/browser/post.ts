import type { Sites } from './browser.ts'

type Workspace = Pick<Sites, 'app' | 'adminSession'>

/** Sends a request to the app's service as the administrator of its workspace and resolves with the answer. */
export const sendTo =
  ({ app, adminSession }: Workspace) =>
  async (method: 'POST' | 'PUT', path: string, body?: unknown): Promise<Response> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${adminSession}` }
    const answer = await fetch(`${app.origin}/api${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`)
    return answer
  }

/** Creates a record in the app's workspace and resolves with the service's answer. */
export const postTo =
  (workspace: Workspace) =>
  async (path: string, body: unknown): Promise<Record<string, string>> =>
    (await (await sendTo(workspace)('POST', path, body)).json()) as Record<string, string>
