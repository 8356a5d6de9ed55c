import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

export const LazyDueCount = lazyComponent(() => import('./due-count.tsx').then(({ DueCount }) => DueCount)).Component
