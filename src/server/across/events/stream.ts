/** Bytes that may wait for a slow reader before the stream ends. The reader reconnects and says where it was. */
const patience = 1024 * 1024
const encoder = new TextEncoder()
export const bytesOf = (text: string) => encoder.encode(text)

export interface Stream {
  body: ReadableStream<Uint8Array>
  send: (bytes: Uint8Array) => void
  end: () => void
}

/** Opens a stream for events as they happen. `left` is called once, when either side ends it. */
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
