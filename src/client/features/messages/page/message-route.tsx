import { RecordRoute } from '../../../kit/record/record-route.tsx'
import { messageResource } from '../message-resource.ts'
import { unknownMessageWords } from '../message-words.ts'
import { MessagePage } from './message-page.tsx'

export const MessageRoute = () => (
  <RecordRoute resource={messageResource} words={unknownMessageWords} page={(record) => <MessagePage record={record} />} />
)
