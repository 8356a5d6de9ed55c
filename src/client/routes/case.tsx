import { CasePage, casePageWords } from '../features/cases/case-page.tsx'
import { caseResource } from '../features/cases/case-resource.ts'
import { RecordRoute } from '../kit/record/record-route.tsx'

export const Component = () => (
  <RecordRoute resource={caseResource} words={casePageWords} page={(record, read) => <CasePage record={record} read={read} />} />
)
