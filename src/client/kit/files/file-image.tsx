import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { readFileAt } from '../../lib/read-file-at.ts'
import { answersFiles } from '../../lib/transport.ts'

/**
 * Returns what a picture loads for the URL of a file: the URL, or its content where no service answers URLs; undefined until that is read. What
 * cannot be read is an empty picture, which the browser reports as broken.
 */
const useFileSource = (address: string): string | undefined => {
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

/** A picture that the service has. */
export const FileImage = ({ src, alt, ...props }: Omit<ComponentProps<'img'>, 'src' | 'alt'> & { src: string; alt: string }) => (
  <img {...props} alt={alt} src={useFileSource(src)} />
)
