import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Icon } from '../../ui/icons/icon.tsx'

interface ExportButtonProps {
  /** Nothing to export, or an export is running. */
  disabled: boolean
  onClick: () => void
}

/** Exports the list of a page, or what is selected of it, as a CSV file. */
export const ExportButton = ({ disabled, onClick }: ExportButtonProps) => (
  <Button size="xs" variant="subtle" leftSection={<Icon of={IconDownload} />} disabled={disabled} onClick={onClick}>
    CSV
  </Button>
)
