import { useEffect, useRef } from 'react'

/** Moves the focus to the first wrong field of a form when it is refused. Returns the ref of the form. */
export const useFaultFocus = (error: unknown) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])
  return form
}
