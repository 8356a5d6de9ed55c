import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal } from '@mantine/core'
import type { PendingQuestion } from '../dialogs/confirm.tsx'
import classes from './confirm.module.css'
import { InitialFocus } from './initial-focus.tsx'
import { useModalPage } from './modal-page.ts'

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
