// The page's policy (src/site/site.ts) refuses strings where the browser would parse HTML. Mantine writes its style sheets there, which
// hold no tag. HTML is shown by the kit's `SafeHtml` alone, which hands over nodes.
interface TrustedTypes {
  createPolicy: (name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>) => unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text.includes('<')) throw new TypeError('HTML must be sanitized and shown with SafeHtml.')
    return text
  },
  createScriptURL: (url) => {
    if (new URL(url, window.location.href).href !== new URL('/service-worker.js', window.location.href).href)
      throw new TypeError('Only the service worker is loaded by its address.')
    return url
  },
})
