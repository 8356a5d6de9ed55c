import { RecordRoute } from '../../../kit/record/record-route.tsx'
import { unknownWriteboardWords, writeboardResource } from '../writeboard-resource.ts'
import { WriteboardPage } from './writeboard-page.tsx'

export const WriteboardRoute = () => (
  <RecordRoute resource={writeboardResource} words={unknownWriteboardWords} page={(record) => <WriteboardPage record={record} />} />
)
