import { createSharedMemory } from '../../shared-memory.ts'

const MiB = 1024 * 1024
const patience = 30_000
const manyRequests = { code: 'busy', message: 'The server is busy with many requests. Try again in a moment.' }
const manyUploads = { code: 'busy', message: 'Many files are being uploaded. Try again in a moment.' }

/** The memory for bodies: of people without a session, shared by network address; of others, and of uploads, shared by workspace. */
export const createBodyMemory = () => ({
  public: createSharedMemory(4 * MiB, patience, manyRequests),
  json: createSharedMemory(32 * MiB, patience, manyRequests),
  upload: createSharedMemory(100 * MiB, patience, manyUploads),
})

/** The largest bodies in bytes. */
export const publicLimit = 16 * 1024
export const jsonLimit = MiB
