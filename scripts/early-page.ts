import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../src/client/paths.ts'
import { listContacts } from '../src/contract/contacts/contacts.ts'
import { addressOf } from '../src/contract/wire/address.ts'
import { getWelcome } from '../src/contract/x/people/me.ts'
import { servicePath } from '../src/service.ts'

// The app's first requests; e2e/journeys/contacts/list.spec.ts checks that each is sent once.
const requested = {
  'data-welcome': servicePath + addressOf(getWelcome),
  'data-contacts': servicePath + addressOf(listContacts, {}, { xSort: 'name', xCount: true }),
  'data-contacts-at': paths.contacts,
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const script = join(import.meta.dirname, '../src/early.js')

/** Puts the first script into the page, with the requests it sends, and preloads the Latin letters. The site's policy allows this script alone. */
export const earlyPage = (): Plugin => ({
  name: 'tandem-early-page',
  transformIndexHtml: (html, { bundle }) => {
    const attributes = Object.entries(requested).map(([name, value]) => `${name}="${escaped(value)}"`)
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
