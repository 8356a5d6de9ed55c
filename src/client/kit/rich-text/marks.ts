import { Mark } from '@tiptap/core'

const markOf = (name: string, tag: string, style?: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, ...(style ? [{ style }] : [])],
    renderHTML: () => [tag, 0],
  })

/** Marks without a control, which stay when a text that has them is edited. */
export const marks = [
  markOf('superscript', 'sup', 'vertical-align=super'),
  markOf('subscript', 'sub', 'vertical-align=sub'),
  markOf('highlight', 'mark'),
]
