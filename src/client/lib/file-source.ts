import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answersFiles, sendRequest } from './transport.ts'

/** Reads the file of a URL. @throws Error if the service refuses it */
export const readFileAt = async (address: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await sendRequest(new Request(address, signal ? { signal } : {}))
  if (!response.ok) throw new Error(`The file could not be read: ${response.status}.`)
  return response.blob()
}

/**
 * Returns what a picture loads for the URL of a file: the URL, or its content where no service answers URLs; undefined until that is read. What
 * cannot be read is an empty picture, which the browser reports as broken.
 */
export const useFileSource = (address: string): string | undefined => {
  const [direct] = useState(answersFiles)
  const { data, error } = useQuery({
    queryKey: ['file-source', address],
    queryFn: async ({ signal }) => URL.createObjectURL(await readFileAt(address, signal)),
    enabled: !direct,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return direct ? address : (data ?? (error ? 'data:,' : undefined))
}
