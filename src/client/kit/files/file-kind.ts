import { IconFile, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconFileZip, IconPhoto } from '@tabler/icons-react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'

const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** Whether the server serves the file inline, as a picture. */
export const isPicture = ({ contentType }: Pick<FileRecord, 'contentType'>) => pictureTypes.has(contentType ?? '')

/** Returns the icon of a file by its extension and type. */
export const fileIcon = ({ name = '', contentType = '' }: Pick<FileRecord, 'name' | 'contentType'>) => {
  if (contentType.startsWith('image/')) return IconPhoto
  if (contentType === 'application/pdf' || /\.pdf$/i.test(name)) return IconFileTypePdf
  if (/\.(xlsx?|ods|csv|tsv)$/i.test(name)) return IconFileSpreadsheet
  if (/\.(zip|7z|tar|t?gz|rar)$/i.test(name)) return IconFileZip
  return /\.(docx?|odt|txt|md|rtf)$/i.test(name) || contentType.startsWith('text/') ? IconFileText : IconFile
}

export const fileName = ({ name, id }: Pick<FileRecord, 'name' | 'id'>) => name ?? `File ${id}`
