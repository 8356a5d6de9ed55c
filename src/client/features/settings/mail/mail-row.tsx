import { IconChevronDown, IconChevronRight, IconLock } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { Outgoing } from '../../../../contract/x/outbox.ts'
import { TimeAgo } from '../../../ui/dates/time-ago.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { StateLabel } from '../../../ui/icons/state-label.tsx'
import { LinkedText } from '../../../ui/text/linked-text.tsx'
import classes from './mail.module.css'
import { mailState } from './mail-state.ts'

interface MailRowProps {
  mail: Outgoing
  /** The sender; undefined if no mail server is set up. */
  sender: string | undefined
  to: { name: string; email?: string | undefined }
}

const Words = ({ mail, sender, to }: MailRowProps) => (
  <div className={classes.opened}>
    <dl className={classes.lines}>
      {sender && (
        <>
          <dt>From</dt>
          <dd>{sender}</dd>
        </>
      )}
      <dt>To</dt>
      <dd>
        <bdi>{to.name}</bdi>
        {to.email && ` <${to.email}>`}
      </dd>
    </dl>
    <div className={classes.text}>
      <LinkedText text={mail.body ?? ''} />
    </div>
  </div>
)

/** A row below the e-mail. On a phone the table shows only its first and third column. */
const More = (props: { id?: string; className: string | undefined; children: ReactNode }) => (
  <tr>
    <td colSpan={2} {...props} />
    <td colSpan={2} className={classes.rest} />
  </tr>
)

/** One e-mail; opens in place to show its text. */
export const MailRow = (props: MailRowProps) => {
  const { mail, sender, to } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const { detail, ...state } = mailState(mail, sender !== undefined)
  const at = mail.sentAt ?? mail.createdAt
  return (
    <tbody className={classes.mail} data-more={detail !== undefined || open || undefined}>
      <tr>
        <th scope="row">
          {mail.body === undefined ? (
            <span className={classes.hidden}>
              <Icon of={IconLock} />
              Deleted or not visible to you
            </span>
          ) : (
            <button type="button" className={classes.fold} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              <Icon of={open ? IconChevronDown : IconChevronRight} />
              <bdi className={classes.words} title={mail.subject}>
                {mail.subject}
              </bdi>
            </button>
          )}
          <span className={classes.second}>
            <bdi className={classes.words}>{to.name}</bdi> · <TimeAgo at={at} />
          </span>
        </th>
        <td className={classes.to} title={to.email}>
          <bdi>{to.name}</bdi>
        </td>
        <td className={classes.state}>
          <StateLabel {...state} />
        </td>
        <td className={classes.when}>
          <TimeAgo at={at} />
        </td>
      </tr>
      {detail && <More className={classes.says}>{detail}</More>}
      {open && (
        <More id={id} className={classes.inside}>
          <Words {...props} />
        </More>
      )}
    </tbody>
  )
}
