// Before the first paint: the colour scheme chosen in the app, or else the system's, in the class that the reference's styles know.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const choose = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('tandem-color-scheme')
    } catch {
      // Storage is blocked: follow the system.
    }
    document.documentElement.classList.toggle('dark-mode', chosen === 'dark' || (chosen !== 'light' && system.matches))
  }
  choose()
  system.addEventListener('change', choose)
})()
