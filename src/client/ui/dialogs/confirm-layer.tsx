import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal } from '@mantine/core'
import { InitialFocus } from '../layers/initial-focus.tsx'
import { useModalPage } from '../layers/modal-page.ts'
import classes from './confirm.module.css'

/** A question about something that cannot be undone. */
export interface Question {
  /** The question: "Delete the token “Reports”?" */
  readonly title: string
  /** Says what will be lost. */
  readonly text: string
  /** Label of the confirming button: "Delete". */
  readonly action: string
  /** Label of a second button, for an alternative. */
  readonly other?: string
  /** Label of the dismissing button, "Cancel" by default. */
  readonly cancel?: string
}

/** The chosen button; undefined for Cancel and Escape. */
export type Choice = 'action' | 'other' | undefined

export interface PendingQuestion extends Question {
  readonly answer: (choice: Choice) => void
}

// Mantine's content is always a `dialog`; a question that blocks is an `alertdialog`.
const asAlert = (content: HTMLElement | null) => content?.setAttribute('role', 'alertdialog')

export const ConfirmLayer = ({ question }: { question: PendingQuestion }) => {
  useModalPage()
  const { title, text, action, other, cancel = 'Cancel', answer } = question
  const dismiss = () => answer(undefined)
  return (
    <Modal.Root
      opened
      onClose={dismiss}
      size={440}
      zIndex={400}
      centered
      closeOnClickOutside={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay className={classes.scrim ?? ''} />
      <Modal.Content ref={asAlert} radius="lg" classNames={{ content: classes.dialog }}>
        <InitialFocus />
        <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
        <Modal.Body className={classes.text ?? ''}>{text}</Modal.Body>
        <div className={classes.actions}>
          <Button onClick={() => answer('action')}>{action}</Button>
          {other && (
            <Button variant="default" onClick={() => answer('other')}>
              {other}
            </Button>
          )}
          <Button variant="subtle" data-autofocus onClick={dismiss}>
            {cancel}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
