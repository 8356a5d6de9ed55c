import DOMPurify from 'dompurify'
import { otherTags, richTextAttributes, richTextTags } from '../../../contract/rich-text/tags.ts'
import { sanitizeHtml } from './sanitize-html.ts'
import { nestWordLists } from './word-lists.ts'

interface Pasted {
  html: string
  /** The pictures that are in the HTML itself. */
  pictures: File[]
  /** How many pictures the HTML only refers to. */
  missing: number
}

const kinds = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
])

/** Returns the picture of a data: address as a file, or undefined if it is none. */
const pictureOf = (address: string, name: string) => {
  const [, type = '', data = ''] = /^data:(image\/\w+);base64,([\w+/=\s]+)$/i.exec(address) ?? []
  const extension = kinds.get(type.toLowerCase())
  if (!extension) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    return new File([bytes], `${name.replaceAll(/[\\/:]/g, ' ').slice(0, 80) || 'Pasted picture'}.${extension}`, { type })
  } catch {
    return undefined
  }
}

/** The attribute with which the editor describes what was copied from it. */
const slice = 'data-pm-slice'

const wrapped = (nodes: DocumentFragment) => {
  const holder = document.createElement('div')
  holder.append(nodes)
  return holder.innerHTML
}

/** Takes the pictures out; one of an emoji becomes its character. */
const takePictures = (nodes: DocumentFragment) => {
  const pictures: File[] = []
  let missing = 0
  for (const picture of nodes.querySelectorAll('img')) {
    const name = picture.alt.trim()
    const file = pictureOf(picture.getAttribute('src') ?? '', name)
    if (file) pictures.push(file)
    else if (/^\p{RGI_Emoji}$/v.test(name)) picture.before(name)
    // Mails hold invisible pictures of one pixel.
    else if (picture.getAttribute('width') !== '1') missing += 1
    picture.remove()
  }
  return { pictures, missing }
}

/** Returns the HTML of the clipboard reduced to what the service stores: lists of Word as lists, boxes to tick as ☑ and ☐, without pictures. */
export const cleanPasted = (html: string): Pasted => {
  const nodes = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags, ...otherTags, 'img', 'input', '#text'],
    ALLOWED_ATTR: [...richTextAttributes, 'style', 'src', 'alt', 'width', 'checked', slice],
    ADD_DATA_URI_TAGS: ['img'],
    ADD_URI_SAFE_ATTR: [...richTextAttributes, 'style', 'src', 'width', 'checked', slice].filter((name) => name !== 'href'),
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const box of nodes.querySelectorAll('input')) {
    if (box.type === 'checkbox') box.before(box.checked ? '☑ ' : '☐ ')
    box.remove()
  }
  const taken = takePictures(nodes)
  nestWordLists(nodes)
  const own = nodes.querySelector(`[${slice}]`)?.getAttribute(slice)
  const clean = sanitizeHtml(wrapped(nodes))
  if (own) clean.firstElementChild?.setAttribute(slice, own)
  return { html: wrapped(clean), ...taken }
}
