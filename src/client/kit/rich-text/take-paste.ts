import { getHTMLFromFragment, type Editor as Tiptap } from '@tiptap/react'
import { notify } from '../../ui/float/undo-note.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { tooLongToPaste } from '../../ui/text/text-limit.ts'
import { filesIn } from '../files/pasted-files.ts'
import { cleanPasted } from './pasted-html.ts'

const picture = { one: 'picture', other: 'pictures' }

/** Hands over the pictures of the clipboard, and says how many were left out. */
const attachPictures = (
  { pictures, missing }: ReturnType<typeof cleanPasted>,
  clipboard: DataTransfer,
  onFiles?: (files: File[]) => void,
) => {
  // Those that the HTML only refers to may be in the clipboard as files.
  const files = [...pictures, ...filesIn(clipboard).slice(0, missing)]
  if (files.length > 0) onFiles?.(files)
  const left = pictures.length + missing - (onFiles ? files.length : 0)
  if (left === 0) return
  const what = `${countOf(left, picture)} could not be pasted`
  notify({ message: onFiles ? `${what}. Copy each one alone, or attach it as a file.` : `${what}: this text cannot hold pictures.` })
}

/** Checks what is about to be pasted and attaches its pictures. Returns why it is refused, undefined if the editor should paste it. */
export const takePaste = ({ state, schema }: Tiptap, clipboard: DataTransfer, onFiles?: (files: File[]) => void): string | undefined => {
  const text = clipboard.getData('text/plain')
  const html = clipboard.getData('text/html')
  const kept = () => getHTMLFromFragment(state.tr.deleteSelection().doc.content, schema)
  // A text that is too long without its tags is refused before the HTML is parsed.
  const refused = tooLongToPaste(text)
  if (refused || html === '') return refused ?? tooLongToPaste(kept() + text)
  const pasted = cleanPasted(html)
  const reason = tooLongToPaste(kept() + pasted.html)
  if (!reason) attachPictures(pasted, clipboard, onFiles)
  return reason
}
