import { WriteboardPage } from '../features/writeboards/page/writeboard-page.tsx'
import { unknownWriteboardWords, writeboardResource } from '../features/writeboards/writeboard-resource.ts'
import { RecordRoute } from '../kit/record/record-route.tsx'

export const Component = () => (
  <RecordRoute resource={writeboardResource} words={unknownWriteboardWords} page={(record) => <WriteboardPage record={record} />} />
)
