interface Entered {
  email: string
  password: string
}

/** What is missing before it is worth asking the service, each in a sentence for its field. */
export const signInFaults = ({ email, password }: Entered): Partial<Entered> => {
  const address = email.trim()
  return {
    ...(address === '' && { email: 'Type the e-mail address that you sign in with.' }),
    ...(address !== '' && !address.includes('@') && { email: 'An e-mail address has an @ in it.' }),
    ...(password === '' && { password: 'Type your password.' }),
  }
}
