import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Sign } from '../../ui/signs/sign.tsx'
import classes from './tokens.module.css'

/** A secret to copy: it is shown now and never again. */
export const TokenSecret = ({ secret }: { secret: string }) => {
  const text = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    text.current?.select()
    // Without permission it stays selected, to be copied by hand.
    await navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={classes.secret}>
      <p>Copy it now: it is shown this once. Whoever has it can do what you can do.</p>
      <input
        ref={text}
        className={classes.code}
        aria-label="The token"
        value={secret}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button variant="default" onClick={() => void copy()} leftSection={<Sign of={copied ? IconCheck : IconCopy} />}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <p className={classes.hint}>
        It is sent with every request, as <code>Authorization: Bearer …</code>
      </p>
    </div>
  )
}
