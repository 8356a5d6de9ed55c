import type { ClipboardEvent } from 'react'
import { currentTime } from '../../clock.ts'

/** Returns the files in the clipboard. A picture copied from a page has no name, so it gets one. */
export const filesIn = (clipboard: DataTransfer): File[] =>
  [...clipboard.files].map((file) => {
    if (file.name && !/^image\.\w+$/.test(file.name)) return file
    const extension = file.type.split('/')[1]?.replace(/\W.*/, '') || 'png'
    const stamp = currentTime().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
    return new File([file], `Pasted ${stamp}.${extension}`, { type: file.type })
  })

/** Returns the files to attach when something is pasted: none beside text, which may come with a picture of itself. */
export const pastedFiles = ({ clipboardData }: ClipboardEvent): File[] =>
  clipboardData.types.includes('text/plain') ? [] : filesIn(clipboardData)
