// Sets the color scheme from the app or the system before the first paint.
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
