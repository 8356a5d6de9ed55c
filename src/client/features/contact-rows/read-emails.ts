/** An address, with the name of its owner before it and the marks that mail programs put around it. */
const address = /(?:(?:"[^"]*"|[^,;<>"\n]*)<\s*)?(?:mailto:)?([^\s,;<>"():]+@[^\s,;<>"():]+)\s*>?/gi

const isMark = (text: string) => /^[\s,;<>.:]*$/.test(text)

/** Returns the e-mail addresses of a cell: "Olaf Grau <olaf@grau.example>; mailto:kim@blau.example". Text that holds none is returned as it is. */
export const readEmails = (text: string): string[] => {
  // One value without an at sign is a fault of its own, also beside addresses.
  const found = [...text.matchAll(address)].map(([, email = '']) => email.replace(/\?.*$/, '').replace(/\.+$/, ''))
  const rest = text
    .replaceAll(address, '\n')
    .split(/[\n;]|:::/)
    .map((part) => part.trim())
  return [...new Set(found), ...rest.filter((part) => !isMark(part))]
}
