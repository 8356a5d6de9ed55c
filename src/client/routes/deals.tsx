import { DealList } from '../features/deals/deal-list.tsx'
import { lazyComponent } from '../ui/lazy/lazy-component.tsx'

const chart = lazyComponent(() => import('../features/deals-chart/deal-chart.tsx').then(({ DealChart }) => DealChart))

export const Component = () => <DealList chart={chart.Component} />
