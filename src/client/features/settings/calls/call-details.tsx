import { Button } from '@mantine/core'
import { IconBook, IconCheck, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '../../../lib/call-log.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { isDemo } from '../../../ui/page/app-location.ts'
import { copyText } from '../../../ui/text/copy-text.ts'
import classes from './calls.module.css'
import { curlOf } from './curl.ts'
import { referenceHref, referenceQuery } from './reference.ts'

/** Characters that are shown. */
const most = 20_000

const indented = (text: string): string => {
  try {
    const whole = JSON.stringify(JSON.parse(text), null, 2)
    return whole.length > most ? `${whole.slice(0, most)}\n…` : whole
  } catch {
    // The log cuts very long texts.
    return text.slice(0, most)
  }
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <section className={classes.text} aria-label={title}>
    <h4>{title}</h4>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text is scrolled by keyboard */}
    <pre tabIndex={0}>{text}</pre>
  </section>
)

/** The bodies of a call, the call as curl, and a link into the API reference. */
export const CallDetails = ({ call }: { call: Call }) => {
  const [copied, setCopied] = useState(false)
  const { data: document } = useQuery({ ...referenceQuery, enabled: !isDemo })
  const href = document && referenceHref(document, call.method, call.path)
  const curl = curlOf(call)
  const copy = async () => {
    const isCopied = await copyText(curl)
    setCopied(isCopied)
    if (!isCopied) notify({ message: "Couldn't copy. Select the text and copy it", tone: 'red' })
  }
  return (
    <div className={classes.details}>
      {call.sent !== undefined && <Text title="Sent" text={indented(call.sent)} />}
      {call.received !== undefined && <Text title={`Received, ${call.status}`} text={indented(call.received)} />}
      <Text title="As curl" text={curl} />
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<Icon of={copied ? IconCheck : IconCopy} />} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy as curl'}
        </Button>
        {href !== undefined && (
          <Button component="a" variant="subtle" href={href} target="_blank" leftSection={<Icon of={IconBook} />}>
            Open in the API reference
          </Button>
        )}
      </div>
    </div>
  )
}
