import { sendRequest } from './transport.ts'

/** Reads the file of a URL. @throws Error if the service refuses it */
export const readFileAt = async (address: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await sendRequest(new Request(address, signal ? { signal } : {}))
  if (!response.ok) throw new Error(`The file could not be read: ${response.status}.`)
  return response.blob()
}
