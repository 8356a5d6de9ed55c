/** Creates a workspace in an empty database and returns its administrator's token. */
export const signUp = async (origin: string): Promise<string> => {
  const user = { name: 'Ana Ferreira', email: 'ana@northlight.studio', password: 'a long password' }
  const response = await fetch(`${origin}/api/x/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: { name: 'Northlight', user } }),
  })
  if (response.status !== 201) throw new Error(`could not create a workspace: ${await response.text()}`)
  return ((await response.json()) as { token: string }).token
}
