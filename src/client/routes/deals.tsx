import { DealList } from '../features/deals/list/deal-list.tsx'
import { lazyComponent } from '../ui/lazy/lazy-component.tsx'

const board = lazyComponent(() => import('../features/deals/board/deal-board.tsx').then(({ DealBoard }) => DealBoard))
const chart = lazyComponent(() => import('../features/deals/chart/deal-chart.tsx').then(({ DealChart }) => DealChart))

export const Component = () => <DealList board={board.Component} chart={chart.Component} />
