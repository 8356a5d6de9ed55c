import { fileResource } from '../features/files/file-resource.ts'
import { fileWords } from '../features/files/file-words.ts'
import { FilePage } from '../features/files/page/file-page.tsx'
import { RecordRoute } from '../kit/record/record-route.tsx'

export const Component = () => <RecordRoute resource={fileResource} words={fileWords} page={(file) => <FilePage file={file} />} />
