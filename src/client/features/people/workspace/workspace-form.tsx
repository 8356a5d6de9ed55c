import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useEditDraft } from '../../../kit/drafts/use-edit-draft.ts'
import { findCurrencies } from '../../../kit/money/currencies.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { currencyName } from '../../../locale.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { notify } from '../../../ui/float/undo-note.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { peopleMutations } from '../mutations.ts'
import classes from '../people-form.module.css'

/** The name and the currency of the workspace, which administrators change. */
export const WorkspaceForm = () => {
  const me = useMe()
  const own = { name: me.account.name, currency: me.account.currency }
  const [{ name, currency }, setForm, { discard, was }] = useEditDraft(`${me.id}:account`, own, undefined)
  const { mutate, error, isPending } = useMutation(peopleMutations.updateMe())
  const faults = { name: faultAt(error, 'me.account.name'), currency: faultAt(error, 'me.account.currency') }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const { value } = was
    const account = { ...(name !== value.name && { name: name.trim() }), ...(currency !== value.currency && { currency }) }
    const onSuccess = () => {
      discard()
      notify({ message: 'Workspace updated' })
    }
    mutate({ account }, { onSuccess })
  }
  return (
    <form className={classes.form} aria-label="Workspace" onSubmit={submit} noValidate>
      {error && !faults.name && !faults.currency && <Banner tone="red">{errorMessage(error)}</Banner>}
      <TextField
        label="Name"
        required
        autoComplete="organization"
        value={name}
        onChange={(next) => setForm((now) => ({ ...now, name: next }))}
        error={faults.name}
      />
      <ComboField
        label="Currency"
        description="For expenses, and for new deals unless you choose another one. Existing amounts are not converted."
        value={{ id: currency, label: `${currency} – ${currencyName(currency)}` }}
        search={async (term) => findCurrencies(term, { own: me.account.currency, used: [] })}
        nothing="No currency found."
        onChange={(option) => option?.id && setForm((now) => ({ ...now, currency: option.id ?? now.currency }))}
        error={faults.currency}
      />
      <div>
        <Button type="submit" aria-disabled={isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
