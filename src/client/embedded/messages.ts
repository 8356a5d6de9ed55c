import { ownName } from './own-name.ts'

/** A request, with its body read. `id` is unique among all pages. */
export interface RequestMessage {
  type: 'request'
  id: string
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | undefined
}
/** The request is no longer wanted. */
interface Aborted {
  type: 'abort'
  id: string
}
/** The head of an answer. Chunks of its body follow. */
export interface Head {
  type: 'head'
  id: string
  status: number
  headers: [string, string][]
}
interface Chunk {
  type: 'chunk'
  id: string
  bytes: Uint8Array<ArrayBuffer>
}
/** The body is complete, or broken if there is a reason. */
interface End {
  type: 'end'
  id: string
  reason?: string
}
/** What became of the database at the start. */
export interface DatabaseState {
  /** False if the browser refuses storage. */
  kept: boolean
  /** Whether a database that could not be opened was kept aside: at this start, or at an earlier one. */
  aside: 'now' | 'earlier' | undefined
  /** Whether there is a copy of the data that was replaced last. */
  copied: boolean
}
/** A worker has opened the database. Requests that another `run` did not answer are sent again. */
interface Ready extends DatabaseState {
  type: 'ready'
  run: string
}
/** A worker could not open the database. */
interface Failed {
  type: 'failed'
  reason: string
}
/** Asks whether a worker is ready. */
interface Hello {
  type: 'hello'
}
/**
 * Actions on the whole database. `fill` creates a sample with 10,000 contacts, `export` returns the file, `exportAside` those that were kept
 * aside, `import` replaces it with `bytes`, `undo` with the copy that was made when it was replaced last.
 */
export type Action = 'reset' | 'fill' | 'export' | 'exportAside' | 'import' | 'undo'
interface Control {
  type: 'control'
  id: string
  action: Action
  bytes?: Uint8Array<ArrayBuffer>
}
/** The part of an action that is done, from 0 to 1. */
interface Progress {
  type: 'progress'
  id: string
  part: number
}
/** An action is complete, or failed if there is a reason. */
interface Done {
  type: 'done'
  id: string
  files?: Blob[]
  reason?: string
}
/** The database was replaced, which ended all sessions. */
interface Replaced {
  type: 'replaced'
  /** The id of the action. */
  id: string
}
export type Message = RequestMessage | Aborted | Head | Chunk | End | Ready | Failed | Hello | Control | Progress | Done | Replaced

/** Opens the channel between the pages, the service worker and the worker that has the database. */
export const openChannel = () => {
  const channel = new BroadcastChannel(ownName('channel'))
  return {
    post: (message: Message) => channel.postMessage(message),
    listen: (onMessage: (message: Message) => void) => {
      channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data)
    },
    close: () => channel.close(),
  }
}
