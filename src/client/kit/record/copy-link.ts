import { notify } from '../../ui/float/undo-note.tsx'
import { appHref } from '../../ui/page/app-location.ts'

/** Copies the address of a page of the app. */
export const copyLink = (path: string): void => {
  const { href } = new URL(appHref(path), window.location.href)
  navigator.clipboard.writeText(href).then(
    () => notify({ message: 'Link copied' }),
    () => notify({ message: `Couldn't copy the link: ${href}`, tone: 'red' }),
  )
}
