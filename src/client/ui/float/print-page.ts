import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import type { ActionItem } from './action-item.ts'

const asked = new EventTarget()

/** Asks for the page to be printed, as Ctrl+P does. */
export const printPage = (): void => void asked.dispatchEvent(new Event('print'))

/** Calls `print` when somebody asks for the page on paper. */
export const useAskedToPrint = (print: () => void): void => {
  const onAsked = useEffectEvent(print)
  useEffect(() => {
    const listen = () => onAsked()
    asked.addEventListener('print', listen)
    return () => asked.removeEventListener('print', listen)
  }, [])
}

/** The item of the menus of pages. */
export const printItem: ActionItem = { label: 'Print', icon: IconPrinter, key: 'mod+P', onClick: printPage }
