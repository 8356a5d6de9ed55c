import { refuse } from '../../errors.ts'

/** Looked for three times before it is given up, ten seconds at least: where the service itself stood still, what came meanwhile is read between two of them. */
const look = 5000
const most = 3

const silent = () => refuse(408, 'silent', 'Nothing came of the body for 10 seconds. Send it again.')

/** A body as it arrives, which is refused (408) where nothing comes of it for ten seconds: it holds room that others wait for. */
export const arriving = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  let looks = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const end = () => clearInterval(timer)
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      timer = setInterval(() => {
        looks += 1
        if (looks < most) return
        end()
        controller.error(silent())
      }, look)
    },
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        looks = 0
        if (!done) return controller.enqueue(value)
        end()
        controller.close()
      } catch (error) {
        end()
        controller.error(error)
      }
    },
    cancel: (reason) => {
      end()
      return reader.cancel(reason)
    },
  })
}
