import { messageResource } from '../features/messages/message-resource.ts'
import { unknownMessageWords } from '../features/messages/message-words.ts'
import { MessagePage } from '../features/messages/page/message-page.tsx'
import { RecordRoute } from '../kit/record/record-route.tsx'

export const Component = () => (
  <RecordRoute resource={messageResource} words={unknownMessageWords} page={(record) => <MessagePage record={record} />} />
)
