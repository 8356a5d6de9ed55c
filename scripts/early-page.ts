import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../src/client/paths.ts'
import { listContacts } from '../src/contract/contacts/contacts.ts'
import { addressOf } from '../src/contract/wire/address.ts'
import { getMe } from '../src/contract/x/people/me.ts'
import { servicePath } from '../src/service.ts'

// What the app itself asks for first; e2e/journeys/contacts/list.spec.ts sees that it is asked for once.
const asked = {
  'data-me': servicePath + addressOf(getMe),
  'data-contacts': servicePath + addressOf(listContacts, {}, { xSort: 'name', xCount: true }),
  'data-contacts-at': paths.contacts,
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const script = join(import.meta.dirname, '../src/early.js')

/** Writes the first script into the page, with what it asks for, and that the Latin letters are wanted: neither waits for the app. The site lets just this script run. */
export const earlyPage = (): Plugin => ({
  name: 'tandem-early-page',
  transformIndexHtml: (html, { bundle }) => {
    const attributes = Object.entries(asked).map(([name, value]) => `${name}="${escaped(value)}"`)
    const letters = Object.keys(bundle ?? {}).find((file) => /inter-latin-opsz-normal.*\.woff2$/.test(file))
    return {
      html: html.replace('<!-- early.js -->', () => `<script ${attributes.join(' ')}>\n${readFileSync(script, 'utf8')}</script>`),
      tags: letters
        ? [
            {
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${letters}`, crossorigin: '' },
              injectTo: 'head',
            },
          ]
        : [],
    }
  },
})
