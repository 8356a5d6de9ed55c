import { useKeys } from '../../ui/keys/hotkeys.ts'

/** Lets d press the circle of the card that has the focus: completes or reopens it. Does nothing where the circle is disabled. */
export const useCheckKey = (enabled: boolean): void => {
  const check = () => {
    const circle = document.activeElement?.matches('[data-card]') && document.activeElement.querySelector<HTMLElement>('[role="checkbox"]')
    return circle ? circle.click() : false
  }
  useKeys({ d: check }, { enabled })
}
