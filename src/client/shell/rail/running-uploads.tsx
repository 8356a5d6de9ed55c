import { useStore } from '@mantine/store'
import { sendingStore } from '../../lib/cache/sending.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

const button = lazyComponent(() => import('../../kit/files/uploads-button.tsx').then(({ UploadsButton }) => UploadsButton))
const nothing = () => undefined

/** Whether an upload is under way, or waits for the connection. */
export const useHasUploads = (): boolean => {
  const { underWay, unsent } = useStore(sendingStore)
  return underWay + unsent > 0
}

/** The number of uploads of all pages, which opens their list. */
export const RunningUploads = ({ className }: { className?: string | undefined }) => (
  <button.Component className={className} onMissing={nothing} />
)
