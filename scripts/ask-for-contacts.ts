/** Smoke test of a running demo: loads the page, signs in, and reads fifty contacts. */
const base = process.argv[2] ?? 'http://127.0.0.1:4000'

const request = async <T>(path: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(`${base}/api${path}`, init)
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

const page = await (await fetch(base)).text()
if (!page.includes('<title>Tandem')) throw new Error('the page is not the app')
const { welcome } = await request<{ welcome: { people: { id: string }[] } }>('/x/welcome')
const session = JSON.stringify({ session: { 'user-id': welcome.people[0]?.id } })
const { token } = await request<{ token: string }>('/x/sessions/demo', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: session,
})
const { contacts } = await request<{ contacts: object[] }>('/contacts', { headers: { authorization: `Bearer ${token}` } })
if (contacts.length !== 50) throw new Error(`expected 50 contacts, got ${contacts.length}`)
console.log(`${base} serves the app and a page of ${contacts.length} contacts`)

export {}
