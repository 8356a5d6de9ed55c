import type { ComponentProps } from 'react'
import { useFileSource } from '../../lib/file-source.ts'

/** A picture that the service has. */
export const FileImage = ({ src, alt, ...props }: Omit<ComponentProps<'img'>, 'src' | 'alt'> & { src: string; alt: string }) => (
  <img {...props} alt={alt} src={useFileSource(src)} />
)
