import { useQuery } from '@tanstack/react-query'
import type { Writeboard } from '../../../../contract/projects/writeboards.ts'
import type { FormattedText } from '../../../kit/rich-text/formatted-text.ts'
import { revisionQuery } from '../writeboard-resource.ts'

/** The text of a revision; undefined until it has been read. The newest comes with the writeboard. */
export const useRevisionText = ({ id, body, xHtml, revisions }: Writeboard, number: string) => {
  const isNewest = revisions[0]?.revisionNumber === number
  const revisionId = revisions.find(({ revisionNumber }) => revisionNumber === number)?.id ?? ''
  const query = useQuery({ ...revisionQuery(id, number, revisionId), enabled: revisionId !== '' && !(isNewest && body !== undefined) })
  const text: FormattedText | undefined = isNewest && body !== undefined ? { body, xHtml } : query.data
  return { text, error: query.error, retry: () => void query.refetch() }
}
