import { DealList } from '../features/deals/deal-list.tsx'

export const Component = DealList
