import { RecordRoute } from '../../../kit/record/record-route.tsx'
import { fileResource } from '../file-resource.ts'
import { fileWords } from '../file-words.ts'
import { FilePage } from './file-page.tsx'

export const FileRoute = () => <RecordRoute resource={fileResource} words={fileWords} page={(file) => <FilePage file={file} />} />
