import { readFileAt } from '../lib/read-file-at.ts'
import { answersFiles, apiBase } from '../lib/transport.ts'
import { notify } from '../ui/float/undo-note.tsx'
import { saveFile } from '../ui/storage/save-file.ts'

const opensInTab = /^(image\/(?!svg)|application\/pdf)/

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null)

const open = async ({ href, target, title }: HTMLAnchorElement) => {
  // A tab that a click opens later is blocked.
  const tab = target === '_blank' ? window.open('about:blank') : null
  try {
    const file = await readFileAt(href)
    // Anything else could run scripts with the origin of the demo.
    if (tab && opensInTab.test(file.type)) tab.location.href = URL.createObjectURL(file)
    else saveFile(file, title.replace(/^Download /, '') || 'file')
  } catch (error) {
    tab?.close()
    notify({ message: `Couldn't open this file. ${error instanceof Error ? error.message : String(error)}`, tone: 'red' })
  }
}

const onClick = (event: MouseEvent) => {
  const link = linkOf(event)
  if (!link?.href.startsWith(`${apiBase()}/`) || answersFiles()) return
  event.preventDefault()
  void open(link)
}

/** Opens and downloads files without the service worker, where the host would answer the links of files that it does not have. */
export const watchFileLinks = () => {
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('auxclick', onClick, { capture: true })
}
