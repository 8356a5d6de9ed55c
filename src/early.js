// Runs inside the page before anything else loads: starts the first requests, whose answers src/client/lib/transport.ts takes.
;(() => {
  const { welcome, contacts, contactsAt, letters } = document.currentScript.dataset
  const answers = new Map()
  let user = null
  try {
    user = sessionStorage.getItem('tandem-user')
  } catch {
    // Storage is blocked: use the session of new tabs.
  }
  // Somebody's first visit loads the program before the letters.
  if (user && letters) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', href: letters, crossOrigin: '' })
    document.head.append(link)
  }
  const request = async (path) => {
    const answer = await fetch(path, { headers: { accept: 'application/json', ...(user && { 'x-session-user': user }) } })
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
})()
