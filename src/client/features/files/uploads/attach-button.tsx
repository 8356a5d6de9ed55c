import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import { Sign } from '../../../ui/signs/sign.tsx'

/** Opens the system's choice of files. */
export const AttachButton = ({
  onChoose,
  label = 'Attach',
  input: given,
}: {
  onChoose: (files: File[]) => void
  label?: string
  /** For who opens the choice from elsewhere too. */
  input?: RefObject<HTMLInputElement | null>
}) => {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  return (
    <>
      <Button size="xs" variant="subtle" leftSection={<Sign of={IconPaperclip} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
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
