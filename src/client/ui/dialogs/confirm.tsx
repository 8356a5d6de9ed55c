import { Button } from '@mantine/core'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import classes from './confirm.module.css'
import { type Choice, confirmStore, type Question } from './confirm-store.ts'
import dialogClasses from './dialog.module.css'

/**
 * Asks before what cannot be undone, and only then: `if (await confirm({ title, text, action })) …`. Needs one
 * `<ConfirmHost />` in the shell. Esc and Cancel answer `false`.
 */
export const useConfirm = (): ((question: Omit<Question, 'other'>) => Promise<boolean>) => confirm
const confirm = async (question: Question) => (await confirmStore.ask(question)) === 'action'

/** Asks in which of two ways it shall be done, or not at all. */
export const useChoice = (): ((question: Question) => Promise<Choice>) => confirmStore.ask

/** Where the questions of `useConfirm` are shown. Mounted once, in the shell. */
export const ConfirmHost = () => {
  const asked = useSyncExternalStore(confirmStore.subscribe, confirmStore.current)
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!asked) return
    dialog.current?.showModal()
    cancel.current?.focus()
  }, [asked])
  if (!asked) return null
  return (
    <dialog
      ref={dialog}
      className={`${dialogClasses.dialog} ${classes.dialog}`}
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onClose={() => asked.answer(undefined)}
    >
      <h2 id="confirm-title">{asked.title}</h2>
      <p id="confirm-text" className={classes.text}>
        {asked.text}
      </p>
      <div className={classes.actions}>
        <Button onClick={() => asked.answer('action')}>{asked.action}</Button>
        {asked.other && (
          <Button variant="default" onClick={() => asked.answer('other')}>
            {asked.other}
          </Button>
        )}
        <Button ref={cancel} variant="subtle" onClick={() => asked.answer(undefined)}>
          {asked.cancel ?? 'Cancel'}
        </Button>
      </div>
    </dialog>
  )
}
