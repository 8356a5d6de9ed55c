import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { peopleMutations } from '../mutations.ts'
import classes from '../people-form.module.css'
import { UnconfirmedAddress } from './unconfirmed-address.tsx'

const labels = {
  assigned: 'Tasks assigned to me',
  comments: 'Comments, notes and mentions',
  messages: 'Messages',
} as const

const everything = { assigned: true, comments: true, messages: true, none: false }

/** Turns each kind of notification e-mail on or off at once. Notifications in the app stay. */
export const MailSettings = () => {
  const id = useId()
  const me = useMe()
  const { mutate, variables, isPending, error } = useMutation(peopleMutations.updateMe())
  const mail = { ...everything, ...me.mail, ...(isPending ? variables.mail : {}) }
  const set = (part: Partial<typeof mail>) => mutate({ mail: part })
  return (
    <section className={classes.mail} aria-labelledby={id}>
      <h2 id={id}>E-mail notifications</h2>
      {error && <Banner tone="red">Couldn't save. {errorMessage(error)}</Banner>}
      <Switch label="Send me e-mails" checked={!mail.none} onChange={(on) => set({ none: !on })} />
      {!mail.none && <UnconfirmedAddress />}
      {!mail.none &&
        (['assigned', 'comments', 'messages'] as const).map((name) => (
          <Switch key={name} label={labels[name]} checked={mail[name] !== false} onChange={(on) => set({ [name]: on })} />
        ))}
    </section>
  )
}
