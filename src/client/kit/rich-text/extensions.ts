import { getSchema, type JSONContent } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { TableKit } from '@tiptap/extension-table'
import { DOMParser } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { marks } from './marks.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/** What can be written: the tags that the service stores. */
export const extensions = [
  StarterKit.configure({ heading: { levels: [1, 2, 3, 4] }, link: false }),
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    protocols: ['http', 'https', 'mailto', 'tel'],
    HTMLAttributes: { target: null, rel: null },
  }),
  ...marks,
  TableKit.configure({ table: { resizable: false } }),
]

const schema = getSchema(extensions)

/** Returns HTML as the editor's document. Tiptap's own parser of strings is refused by the page's policy of Trusted Types. */
export const documentOf = (html: string): JSONContent => DOMParser.fromSchema(schema).parse(sanitizeHtml(html)).toJSON()
