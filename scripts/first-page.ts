import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../src', name), 'utf8')

const needsScripts = 'The demo runs in this browser and needs JavaScript: turn it on for this site, then reload the page.'

/** What the page of the demo needs beside the app: its service runs in a worker, which starts first. */
const demoTags = (files: readonly string[]): HtmlTagDescriptor[] => {
  const starter = files.find((file) => /start-worker.*\.js$/.test(file))
  return [
    { tag: 'script', children: read('demo-requirements.js') },
    {
      tag: 'noscript',
      children: `<p style="max-width: 30rem; margin: 20vh auto; padding: 0 1rem; background: Canvas; color: CanvasText">${needsScripts}</p>`,
      injectTo: 'body',
    },
    ...(starter ? [{ tag: 'script', attrs: { type: 'module', async: true, src: `./${starter}` } }] : []),
  ]
}

/** Puts into the page the script that sets the colour scheme before the first paint. The site's policy allows this script alone. */
export const firstPage = (demo: boolean): Plugin => ({
  name: 'tandem-first-page',
  transformIndexHtml: (html, { bundle }) => ({
    html: html.replace('<!-- color-scheme.js -->', () => `<script>\n${read('color-scheme.js')}</script>`),
    tags: demo ? demoTags(Object.keys(bundle ?? {})) : [],
  }),
})
