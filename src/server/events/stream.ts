/** How many bytes may wait for somebody who does not read before they are left: they come back and say where they were. */
const patience = 1024 * 1024
const encoder = new TextEncoder()
export const bytesOf = (text: string) => encoder.encode(text)

export interface Stream {
  body: ReadableStream<Uint8Array>
  send: (bytes: Uint8Array) => void
  end: () => void
}

/** A stream that is written to as things happen; `left` is called once, when either side has ended it. */
export const openStream = (left: () => void): Stream => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const leave = () => {
    if (!controller) return false
    controller = undefined
    left()
    return true
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (own) => {
        controller = own
      },
      cancel: () => {
        leave()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 16 * 1024 }),
  )
  const end = () => {
    const open = controller
    if (leave()) open?.close()
  }
  return {
    body,
    end,
    send: (bytes) => {
      controller?.enqueue(bytes)
      if ((controller?.desiredSize ?? 0) < -patience) end()
    },
  }
}
