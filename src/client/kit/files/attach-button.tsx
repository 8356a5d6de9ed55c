import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { FileInput } from './file-input.tsx'

interface AttachButtonProps {
  onChoose: (files: File[]) => void
  label?: string
  iconOnly?: boolean
  /** For callers that open the file dialog themselves too. */
  input?: RefObject<HTMLInputElement | null>
}

/** Opens the file dialog of the system. */
export const AttachButton = ({ onChoose, label = 'Attach', iconOnly = false, input: given }: AttachButtonProps) => {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const choose = () => input.current?.click()
  return (
    <>
      {iconOnly ? (
        <IconButton label={label} icon={IconPaperclip} onClick={choose} />
      ) : (
        <Button size="xs" variant="subtle" leftSection={<Icon of={IconPaperclip} />} onClick={choose}>
          {label}
        </Button>
      )}
      <FileInput ref={input} label={label} onChoose={onChoose} />
    </>
  )
}
