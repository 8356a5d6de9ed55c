import { reportUnreachable } from './online.ts'

/** The files that a page begins with; their names say what is in them. */
const filesOf = (html: Document) =>
  [...html.querySelectorAll('head > script[type=module][src]')].map((script) => script.getAttribute('src')).join()

/** Whether the service now hands out another build of the app than the one that runs here. Without an answer it does not. */
export const isReplaced = async (): Promise<boolean> => {
  const running = filesOf(document)
  const response = await fetch('/', { cache: 'no-store' }).catch(reportUnreachable)
  if (!running || !response?.ok) return false
  const now = filesOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  return now !== '' && now !== running
}
