import { KeyList } from '../features/appearance/key-list.tsx'
import { useMe } from '../lib/session/use-me.ts'
import { Sheet } from '../ui/dialogs/sheet.tsx'

/** All keys, over the page one is on. */
export const KeySheet = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Sheet opened={opened} onClose={onClose} title="Keys" reads>
    <KeyList level="h3" who={useMe().role === 'client' ? 'clients' : 'members'} />
  </Sheet>
)
