import { ProjectOffer } from '../features/deal-project/project-offer.tsx'
import { DealPage, dealPageWords } from '../features/deals/deal-page.tsx'
import { dealResource } from '../features/deals/deal-resource.ts'
import { RecordRoute } from '../kit/record/record-route.tsx'

export const Component = () => (
  <RecordRoute
    resource={dealResource}
    words={dealPageWords}
    page={(record, read) => <DealPage record={record} read={read} banner={<ProjectOffer deal={record} />} />}
  />
)
