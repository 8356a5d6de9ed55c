import { RecordRoute } from '../../../kit/record/record-route.tsx'
import { dealResource } from '../deal-resource.ts'
import { dealPageWords } from '../deal-words.ts'
import { DealPage } from './deal-page.tsx'
import { ProjectOffer } from './project-offer.tsx'

export const DealRoute = () => (
  <RecordRoute
    resource={dealResource}
    words={dealPageWords}
    page={(record, read) => <DealPage record={record} read={read} banner={<ProjectOffer deal={record} />} />}
  />
)
