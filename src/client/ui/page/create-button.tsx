import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Icon } from '../icons/icon.tsx'
import { Keys } from '../keys/key.tsx'
import { usePhone } from '../media/use-phone.ts'

/** The filled button of a page head, which creates what the page lists. It names the key C, except on a phone. */
export const CreateButton = ({ label, onClick }: { label: string; onClick: () => void }) => {
  const phone = usePhone()
  return (
    <Button leftSection={<Icon of={IconPlus} bold />} rightSection={phone ? undefined : <Keys combo="c" />} onClick={onClick}>
      {label}
    </Button>
  )
}
