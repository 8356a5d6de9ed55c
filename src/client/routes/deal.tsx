import { dealResource } from '../features/deals/deal-resource.ts'
import { dealPageWords } from '../features/deals/deal-words.ts'
import { DealPage } from '../features/deals/page/deal-page.tsx'
import { ProjectOffer } from '../features/deals/page/project-offer.tsx'
import { RecordRoute } from '../kit/record/record-route.tsx'

export const Component = () => (
  <RecordRoute
    resource={dealResource}
    words={dealPageWords}
    page={(record, read) => <DealPage record={record} read={read} banner={<ProjectOffer deal={record} />} />}
  />
)
