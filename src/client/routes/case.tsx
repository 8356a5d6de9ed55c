import { caseResource } from '../features/cases/case-resource.ts'
import { casePageWords } from '../features/cases/case-words.ts'
import { CasePage } from '../features/cases/page/case-page.tsx'
import { RecordRoute } from '../kit/record/record-route.tsx'

export const Component = () => (
  <RecordRoute resource={caseResource} words={casePageWords} page={(record, read) => <CasePage record={record} read={read} />} />
)
