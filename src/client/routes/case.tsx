import { CasePage, casePageWords } from '../features/cases/case-page.tsx'
import { caseResource } from '../features/cases/case-resource.ts'
import { noteResource } from '../kit/notes/note-resource.ts'
import { UnsentNote } from '../kit/notes/unsent-note.tsx'
import { RecordRoute, recordLoader } from '../kit/record/record-route.tsx'

export const loader = recordLoader(caseResource, (client, id) => {
  const notes = noteResource.of({ resource: 'cases', id })
  if (!client.getQueryState(notes.queryKey)?.data) void client.prefetchInfiniteQuery(notes)
})

export const Component = () => (
  <RecordRoute
    resource={caseResource}
    words={casePageWords}
    page={(record, read) => <CasePage record={record} read={read} />}
    onGone={(id) => <UnsentNote owner={{ resource: 'cases', id }} />}
  />
)
