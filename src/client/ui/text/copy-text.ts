/** Copies a text by a field that is selected for it. `navigator.clipboard` exists only on https and localhost. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; opacity: 0'
  // Inside the layer that traps the focus, if there is one.
  const within = focused?.closest('[role=dialog]') ?? document.body
  within.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}

/** Copies a text; returns whether the browser allowed it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text)
    else return copyBySelection(text)
    return true
  } catch {
    return false
  }
}
