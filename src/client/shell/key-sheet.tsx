import { KeyList } from '../features/appearance/key-list.tsx'
import { Sheet } from '../ui/dialogs/sheet.tsx'

/** All keys, over the page one is on. */
export const KeySheet = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Sheet opened={opened} onClose={onClose} title="Keys" reads>
    <KeyList level="h3" />
  </Sheet>
)
