import { CasePage, casePageWords } from '../features/cases/case-page.tsx'
import { caseResource } from '../features/cases/case-resource.ts'
import { UnsentNote } from '../kit/notes/unsent-note.tsx'
import { RecordRoute } from '../kit/record/record-route.tsx'

export const Component = () => (
  <RecordRoute
    resource={caseResource}
    words={casePageWords}
    page={(record, read) => <CasePage record={record} read={read} />}
    onGone={(id) => <UnsentNote owner={{ resource: 'cases', id }} />}
  />
)
