import { notify } from '../../ui/float/undo-note.tsx'
import { appHref } from '../../ui/page/app-location.ts'
import { copyText } from '../../ui/text/copy-text.ts'

/** Copies the address of a page of the app. */
export const copyLink = async (path: string): Promise<void> => {
  const { href } = new URL(appHref(path), window.location.href)
  if (await copyText(href)) notify({ message: 'Link copied' })
  else notify({ message: `Couldn't copy the link: ${href}`, tone: 'red' })
}
