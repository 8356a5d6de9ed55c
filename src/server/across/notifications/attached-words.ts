import type { Row } from '../../core/store/tables.ts'
import { oneLine } from './user-text.ts'

/** The most names of files in a mail. */
const mostNamed = 10

const counted = (count: number, one: string) => (count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`])

/** Returns how many pictures and other files are attached, with their names: "1 picture, 2 files: gate.jpg, plan.pdf, offer.pdf". */
export const attachedWords = (files: Pick<Row<'files'>, 'name' | 'contentType'>[]) => {
  const pictures = files.filter(({ contentType }) => contentType.startsWith('image/')).length
  const counts = [...counted(pictures, 'picture'), ...counted(files.length - pictures, 'file')].join(', ')
  const names = files.slice(0, mostNamed).map(({ name }) => oneLine(name))
  return counts && `${counts}: ${[...names, ...(files.length > mostNamed ? ['…'] : [])].join(', ')}`
}
