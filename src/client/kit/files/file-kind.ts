import { IconFile, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconFileZip, IconPhoto } from '@tabler/icons-react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'

const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** Whether the server serves the file inline, as a picture. */
export const isPicture = ({ contentType }: Pick<FileRecord, 'contentType'>) => pictureTypes.has(contentType ?? '')

const svgType = 'image/svg+xml'

/** Whether the file is an SVG drawing, which the server serves as a download only. */
export const isSvg = ({ contentType }: Pick<FileRecord, 'contentType'>) => contentType === svgType

/** Whether a browser can draw files of this type as a picture. */
export const showsAsPicture = (contentType: string) => pictureTypes.has(contentType) || contentType === svgType

export const isPdf = ({ contentType }: Pick<FileRecord, 'contentType'>) => contentType === 'application/pdf'

/** Whether the file is read as text. */
export const isText = ({ name = '', contentType = '' }: Pick<FileRecord, 'name' | 'contentType'>) =>
  contentType.startsWith('text/') || contentType === 'application/json' || /\.(txt|md|csv|tsv|json|log|ya?ml|xml|ics)$/i.test(name)

/** Returns what a file is, in words. */
export const fileKind = (file: Pick<FileRecord, 'name' | 'contentType'>) => {
  const { name = '', contentType = '' } = file
  if (contentType.startsWith('image/')) return 'Picture'
  if (isPdf(file)) return 'PDF document'
  if (/\.(docx?|odt|rtf)$/i.test(name)) return 'Word document'
  if (/\.(xlsx?|ods|csv|tsv)$/i.test(name)) return 'Spreadsheet'
  if (/\.(zip|7z|tar|t?gz|rar)$/i.test(name)) return 'Archive'
  if (contentType.startsWith('video/')) return 'Video'
  if (contentType.startsWith('audio/')) return 'Audio'
  return isText(file) ? 'Text' : 'File'
}

/** Returns the icon of a file by its extension and type. */
export const fileIcon = ({ name = '', contentType = '' }: Pick<FileRecord, 'name' | 'contentType'>) => {
  if (contentType.startsWith('image/')) return IconPhoto
  if (contentType === 'application/pdf' || /\.pdf$/i.test(name)) return IconFileTypePdf
  if (/\.(xlsx?|ods|csv|tsv)$/i.test(name)) return IconFileSpreadsheet
  if (/\.(zip|7z|tar|t?gz|rar)$/i.test(name)) return IconFileZip
  return /\.(docx?|odt|txt|md|rtf)$/i.test(name) || contentType.startsWith('text/') ? IconFileText : IconFile
}

export const fileName = ({ name, id }: Pick<FileRecord, 'name' | 'id'>) => name ?? `File ${id}`
