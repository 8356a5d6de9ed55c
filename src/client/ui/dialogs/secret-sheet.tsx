import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { copyText } from '../text/copy-text.ts'
import { confirm } from './confirm.tsx'
import classes from './secret-sheet.module.css'
import { Sheet } from './sheet.tsx'

interface SecretSheetProps {
  title: string
  text: ReactNode
  /** Accessible name of the secret: "Token". */
  label: string
  secret: string
  hint?: ReactNode
  onClose: () => void
}

/** Shows a secret once. The sheet asks before it closes if the secret was not copied. */
export const SecretSheet = ({ title, text, label, secret, hint, onClose }: SecretSheetProps) => {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    // Without permission, the selected text can still be copied by hand.
    setCopied(await copyText(secret))
    field.current?.select()
  }
  const leave = async () => {
    const question = { title: 'Close without copying it?', text: "It won't be shown again.", action: 'Close', cancel: 'Back' }
    if (copied || (await confirm(question))) onClose()
  }
  const isLong = secret.includes('\n')
  const shared = {
    'aria-label': label,
    value: secret,
    readOnly: true,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select(),
    onCopy: () => setCopied(true),
  }
  return (
    <Sheet opened onClose={() => void leave()} title={title} footer={<Button onClick={onClose}>I have copied it</Button>}>
      <div className={classes.secret}>
        <p>{text}</p>
        {isLong ? (
          <textarea ref={field} className={`${classes.code} ${classes.long}`} rows={12} {...shared} />
        ) : (
          <input ref={field} className={classes.code} {...shared} />
        )}
        <Button variant="default" onClick={() => void copy()} leftSection={<Icon of={copied ? IconCheck : IconCopy} />}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
    </Sheet>
  )
}
