// Runs inside the page before anything else loads: sets the colour scheme before the first paint.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('tandem-color-scheme')
  } catch {
    // Storage is blocked: follow the system.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
})()
