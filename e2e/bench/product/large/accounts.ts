import { fillWorkspace } from '../../../../src/server/demo/fill.ts'
import { demoWorkspace } from '../../../../src/server/demo/workspace.ts'
import { openAccount } from '../../../../src/server/resources/people/accounts.ts'
import { openFolder, signIn } from '../../workspace.ts'

/** Creates many accounts in one database, each with users and contacts, and returns a token for each. */
export const makeAccounts = async (folder: string, count: number, contacts: number, say: (text: string) => void): Promise<string[]> => {
  const store = await openFolder(folder)
  const story = demoWorkspace(new Date(), { contacts })
  const tokens: string[] = []
  try {
    for (let n = 1; n <= count; n += 1) {
      const token = await store.write(async (tx) => {
        const user = { name: `Founder ${n}`, email: `founder${n}@northlight.test`, passwordHash: undefined }
        const opened = await openAccount(tx, { ...story.account, user }, true)
        await fillWorkspace(tx, opened, story)
        return signIn(tx, opened.accountId, opened.userId)
      })
      tokens.push(token)
      if (n % 100 === 0) say(`${n} accounts of ${contacts} contacts`)
    }
  } finally {
    await store.close()
  }
  return tokens
}
