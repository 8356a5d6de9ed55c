import { refuse } from '../../errors.ts'

// Checked three times, so at least 10 seconds pass. If the process itself stalls, data that arrived is read before the next check.
const interval = 5000
const mostSilentChecks = 3

const silent = () => refuse(408, 'silent', 'No data arrived for 10 seconds. Send the request again.')

/** Returns the body as it arrives. Fails with 408 after ten seconds without data, because the upload takes up memory that others wait for. */
export const arriving = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  let silentChecks = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const end = () => clearInterval(timer)
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      timer = setInterval(() => {
        silentChecks += 1
        if (silentChecks < mostSilentChecks) return
        end()
        controller.error(silent())
      }, interval)
    },
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        silentChecks = 0
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
