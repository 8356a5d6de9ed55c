import { IconFile, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconFileZip, IconPhoto } from '@tabler/icons-react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'

const shownTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** Whether the service shows it in place, as a picture. */
export const isPicture = ({ contentType }: Pick<FileRecord, 'contentType'>) => shownTypes.has(contentType ?? '')

/** The sign of a file, by its ending and type. */
export const signOf = ({ name = '', contentType = '' }: Pick<FileRecord, 'name' | 'contentType'>) => {
  if (contentType.startsWith('image/')) return IconPhoto
  if (contentType === 'application/pdf' || /\.pdf$/i.test(name)) return IconFileTypePdf
  if (/\.(xlsx?|ods|csv|tsv)$/i.test(name)) return IconFileSpreadsheet
  if (/\.(zip|7z|tar|t?gz|rar)$/i.test(name)) return IconFileZip
  return /\.(docx?|odt|txt|md|rtf)$/i.test(name) || contentType.startsWith('text/') ? IconFileText : IconFile
}

export const nameOf = ({ name, id }: Pick<FileRecord, 'name' | 'id'>) => name ?? `File ${id}`
