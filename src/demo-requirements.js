// Runs inside the page of the demo before anything else loads: says in one sentence what is missing where the demo cannot start.
;(() => {
  const needs = {
    Worker: 'background workers',
    BroadcastChannel: 'BroadcastChannel',
    WebAssembly: 'WebAssembly',
    DecompressionStream: 'DecompressionStream',
  }
  // Firefox offers channels and refuses to open one where it blocks the data of a site.
  const refusal = () => {
    try {
      new BroadcastChannel('tandem').close()
      return undefined
    } catch {
      return 'The demo can’t start because this browser blocks cookies and site data for this address: allow them here, then reload the page.'
    }
  }
  const missing = () => {
    if (location.protocol === 'file:')
      return 'The demo can’t start from a file: put its folder on a web server, or run “npm run demo” in the project, and open the address.'
    if (!window.isSecureContext)
      return `The demo can’t start over http, where browsers offer no storage: open it over https, at https://${location.host}${location.pathname}, or on localhost.`
    const lacking = Object.keys(needs).filter((name) => !(name in window))
    if (!navigator.locks) lacking.push('Web Locks')
    if (lacking.length === 0) return refusal()
    const names = lacking.map((name) => needs[name] ?? name).join(' and ')
    return `The demo can’t start because this browser has no ${names}: open it in a current Chrome, Edge, Firefox or Safari.`
  }
  const sentence = missing()
  if (sentence === undefined) return
  // Nothing else loads or runs.
  window.stop()
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  text.textContent = sentence
  text.style.cssText = 'max-width: 30rem; margin: 20vh auto; padding: 0 1rem; font: 1rem/1.5rem system-ui, sans-serif; color: CanvasText'
  document.title = 'Tandem'
  document.documentElement.style.cssText = 'color-scheme: light dark; background: Canvas'
  document.body ??= document.createElement('body')
  document.body.replaceChildren(text)
})()
