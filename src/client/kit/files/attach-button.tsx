import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

/** Opens the system's choice of files. */
export const AttachButton = ({
  onChoose,
  label = 'Attach',
  wordless = false,
  input: given,
}: {
  onChoose: (files: File[]) => void
  label?: string
  /** Shows the sign alone, where there is no room for the word. */
  wordless?: boolean
  /** For who opens the choice from elsewhere too. */
  input?: RefObject<HTMLInputElement | null>
}) => {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const choose = () => input.current?.click()
  return (
    <>
      {wordless ? (
        <IconButton label={label} icon={IconPaperclip} onClick={choose} />
      ) : (
        <Button size="xs" variant="subtle" leftSection={<Icon of={IconPaperclip} />} onClick={choose}>
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
