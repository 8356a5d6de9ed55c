/** Asks a running demo at the given address for its page and its first fifty contacts, as a browser and a program would; fails with a sentence. */
const base = process.argv[2] ?? 'http://127.0.0.1:4000'

const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(`${base}/api${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

const page = await (await fetch(base)).text()
if (!page.includes('<title>Tandem')) throw new Error('the page is not the app')
const { welcome } = await ask<{ welcome: { people: { id: string }[] } }>('/x/welcome')
const session = JSON.stringify({ session: { 'user-id': welcome.people[0]?.id } })
const { token } = await ask<{ token: string }>('/x/sessions/demo', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: session,
})
const { contacts } = await ask<{ contacts: object[] }>('/contacts', { headers: { authorization: `Bearer ${token}` } })
if (contacts.length !== 50) throw new Error(`a page of contacts holds ${contacts.length}`)
console.log(`${base} answered with the app and a page of ${contacts.length} contacts`)

export {}
