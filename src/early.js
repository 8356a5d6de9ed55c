// Runs inside the page before anything else loads. It starts the first requests, whose answers src/client/lib/transport.ts takes, and sets
// the colour scheme before the first paint.
;(() => {
  const { welcome, contacts, contactsAt } = document.currentScript.dataset
  const answers = new Map()
  const request = async (path) => {
    const answer = await fetch(path, { headers: { accept: 'application/json' } })
    return new Response(await answer.text(), answer)
  }
  const keep = (path, answer) => {
    answer.catch(() => undefined)
    answers.set(path, answer)
  }
  // Without a session the request for contacts would fail.
  const requestContacts = async (answer) => {
    const { me } = (await answer.clone().json()).welcome
    if (!me) throw new Error('Nobody is signed in.')
    return request(contacts)
  }
  const first = request(welcome)
  keep(welcome, first)
  if (location.pathname === contactsAt && !location.search) keep(contacts, first.then(requestContacts))
  window.tandemEarly = answers

  let chosen = null
  try {
    chosen = localStorage.getItem('tandem-color-scheme')
  } catch {
    // Storage is blocked: follow the system.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
})()
