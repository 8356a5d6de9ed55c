const entryOf = (html: Document) => html.querySelector('script[type=module][src]')?.getAttribute('src')

/** Whether the service now hands out another build of the app than the one that runs here. Without an answer it does not. */
export const isReplaced = async (): Promise<boolean> => {
  const running = entryOf(document)
  const response = await fetch('/', { cache: 'no-store' }).catch(() => undefined)
  if (!running || !response?.ok) return false
  const now = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  return now != null && now !== running
}
