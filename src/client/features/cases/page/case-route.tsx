import { RecordRoute } from '../../../kit/record/record-route.tsx'
import { caseResource } from '../case-resource.ts'
import { casePageWords } from '../case-words.ts'
import { CasePage } from './case-page.tsx'

export const CaseRoute = () => (
  <RecordRoute resource={caseResource} words={casePageWords} page={(record, read) => <CasePage record={record} read={read} />} />
)
