import type { ClipboardEvent, DragEvent } from 'react'

/** Whether files, and not some text, are being dragged. */
export const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Files from the clipboard. A picture copied on a page has no name of its own, so it is given one. */
export const pastedFiles = (event: ClipboardEvent): File[] => {
  const files = [...event.clipboardData.files]
  // A copied table or text may come with a picture of itself; then the text is meant.
  if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return []
  return files.map((file) => {
    if (file.name && !/^image\.\w+$/.test(file.name)) return file
    const ending = file.type.split('/')[1]?.replace(/\W.*/, '') || 'png'
    const stamp = new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
    return new File([file], `Pasted ${stamp}.${ending}`, { type: file.type })
  })
}
