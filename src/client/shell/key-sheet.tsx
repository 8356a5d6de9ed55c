import { KeyList } from '../features/settings/appearance/key-list.tsx'
import { useMe } from '../lib/session/use-me.ts'
import { Sheet } from '../ui/dialogs/sheet.tsx'
import { destinationsFor } from './destinations.ts'
import { useBackCloses } from './use-back-closes.ts'

/** The list of keyboard shortcuts, over the page. */
export const KeySheet = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const me = useMe()
  useBackCloses(onClose)
  return (
    <Sheet opened={opened} onClose={onClose} title="Keyboard shortcuts" reads>
      <KeyList level="h3" role={me.role} pages={destinationsFor(me)} />
    </Sheet>
  )
}
