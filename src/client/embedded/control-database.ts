import { randomId } from '../random-id.ts'
import { type Action, type Message, openChannel } from './messages.ts'

/** The actions of this page. */
const own = new Set<string>()

/** Calls back when another tab has replaced the database. */
export const onReplacedElsewhere = (callback: () => void) =>
  openChannel().listen((message) => {
    if (message.type === 'replaced' && !own.has(message.id)) callback()
  })

/** Does something with the whole database, in whichever tab it is open. Answers the files of an export. @throws Error with the reason of a failure */
export const controlDatabase = (
  action: Action,
  { bytes, onProgress }: { bytes?: Uint8Array<ArrayBuffer>; onProgress?: (part: number) => void } = {},
): Promise<Blob[]> => {
  const channel = openChannel()
  const id = randomId()
  own.add(id)
  return new Promise((resolve, reject) => {
    const receive = (message: Message) => {
      if (!('id' in message) || message.id !== id) return
      if (message.type === 'progress') onProgress?.(message.part)
      if (message.type !== 'done') return
      channel.close()
      if (message.reason) reject(new Error(message.reason))
      else resolve(message.files ?? [])
    }
    channel.listen(receive)
    channel.post({ type: 'control', id, action, ...(bytes && { bytes }) })
  })
}
