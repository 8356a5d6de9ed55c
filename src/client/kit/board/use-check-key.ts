import { useKeys } from '../../ui/keys/hotkeys.ts'

/**
 * Lets d press the circle of the card that has the focus: completes or reopens it. Does nothing where the circle is disabled, or while the card is
 * lifted.
 */
export const useCheckKey = (enabled: boolean): void => {
  const check = () => {
    const card = document.activeElement?.matches('[data-card]') ? document.activeElement : undefined
    if (!card || card.closest('[data-lifted]')) return false
    return card.querySelector<HTMLElement>('[role="checkbox"]')?.click()
  }
  useKeys({ d: check }, { enabled })
}
