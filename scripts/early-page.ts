import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { servicePath } from '../src/addresses.ts'
import { paths } from '../src/client/paths.ts'
import { listContacts } from '../src/contract/contacts/contacts.ts'
import { addressOf } from '../src/contract/wire/address.ts'
import { getWelcome } from '../src/contract/x/people/me.ts'

// The app's first requests; e2e/journeys/contacts/list.spec.ts checks that each is sent once.
const requested = {
  'data-welcome': servicePath + addressOf(getWelcome),
  'data-contacts': servicePath + addressOf(listContacts, {}, { xSort: 'name', xCount: true }),
  'data-contacts-at': paths.contacts,
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const read = (name: string) => readFileSync(join(import.meta.dirname, '../src', name), 'utf8')

const needsScripts = 'The demo runs in this browser and needs JavaScript: turn it on for this site, then reload the page.'

/**
 * Puts the first script into the page, with the requests it sends and the Latin letters it preloads. The site's policy allows this script alone.
 * The demo sends no requests over the network, so the worker that answers them starts first, and the code that passes them on is preloaded.
 */
export const earlyPage = (demo: boolean): Plugin => ({
  name: 'tandem-early-page',
  transformIndexHtml: (html, { bundle }) => {
    const files = Object.keys(bundle ?? {})
    const letters = files.find((file) => /inter-latin-opsz-normal.*\.woff2$/.test(file))
    const attributes = Object.entries({ ...requested, ...(letters && { 'data-letters': `/${letters}` }) }).map(
      ([name, value]) => `${name}="${escapeAttribute(value)}"`,
    )
    const starter = files.find((file) => /start-worker.*\.js$/.test(file))
    const beside = demo ? files.filter((file) => /\/(demo|call-log|worker-client)-[^/]*\.js$/.test(file)) : []
    return {
      html: html.replace('<!-- early.js -->', () =>
        demo
          ? `<script>\n${read('color-scheme.js')}</script>`
          : `<script ${attributes.join(' ')}>\n${read('early.js')}${read('color-scheme.js')}</script>`,
      ),
      tags: [
        // Before anything loads.
        ...(demo
          ? [
              { tag: 'script', children: read('demo-requirements.js') },
              {
                tag: 'noscript',
                children: `<p style="max-width: 30rem; margin: 20vh auto; padding: 0 1rem; background: Canvas; color: CanvasText">${needsScripts}</p>`,
                injectTo: 'body' as const,
              },
            ]
          : []),
        ...beside.map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', href: `./${file}`, crossorigin: '' } })),
        ...(starter ? [{ tag: 'script', attrs: { type: 'module', async: true, src: `./${starter}` } }] : []),
        ...(demo && letters
          ? [
              {
                tag: 'link',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${letters}`, crossorigin: '' },
                injectTo: 'head' as const,
              },
            ]
          : []),
      ],
    }
  },
})
