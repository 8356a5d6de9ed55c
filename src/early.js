// Stands inside the page and runs before anything else: asks for what the app begins with while the app itself is on its way
// (src/client/lib/transport.ts takes the answers), and sets the colour scheme before the first paint.
;(() => {
  const { me, contacts, contactsAt } = document.currentScript.dataset
  const answers = new Map()
  const ask = (path) => {
    const response = fetch(path, { headers: { accept: 'application/json' } })
    const whole = response.then(async (answer) => new Response(await answer.text(), answer))
    whole.catch(() => undefined)
    answers.set(path, whole)
  }
  if (!location.pathname.startsWith('/sign-')) ask(me)
  if (location.pathname === contactsAt && !location.search) ask(contacts)
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
