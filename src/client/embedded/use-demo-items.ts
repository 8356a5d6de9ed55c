import { IconDatabasePlus, IconDownload, IconRefresh, IconUpload, IconUser } from '@tabler/icons-react'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createDemoSession } from '../../contract/x/people/sessions.ts'
import { send } from '../lib/api.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { forgetTabUser } from '../lib/session/tab-user.ts'
import { confirm } from '../ui/dialogs/confirm.tsx'
import type { ActionItem } from '../ui/float/menu.tsx'
import { notify } from '../ui/float/undo-note.tsx'
import { controlDatabase } from './control-database.ts'
import { downloadDatabase } from './download.ts'
import { storeToken } from './session-token.ts'

/** Opens the start page as the new user. */
const reopen = () => {
  forgetTabUser()
  window.location.hash = '#/'
  window.location.reload()
}

const continueAs = async (userId: string) => {
  await send(createDemoSession, { body: { session: { userId } } })
  reopen()
}

/** Runs an action on the database, which ends all sessions, and reloads the app. */
const replaceDatabase = async (...action: Parameters<typeof controlDatabase>) => {
  await controlDatabase(...action)
  await storeToken(undefined)
  reopen()
}

const importFile = async (file: File) => replaceDatabase('import', { bytes: new Uint8Array(await file.arrayBuffer()) })

/** The signed-in person, and what a visitor can do with the people and the data of the demo. */
export const useDemoItems = (hasAside: boolean, chooseFile: () => void) => {
  // Signing in clears the cache, which the query below notices when it is rendered again.
  useIsFetching({ queryKey: sessionQueries.all() })
  const { data: welcome } = useQuery(sessionQueries.welcome())
  const [progress, setProgress] = useState<number>()
  const orSay = (what: string, action: Promise<void>) =>
    void action.catch((reason: unknown) => {
      setProgress(undefined)
      notify({ message: `${what} ${reason instanceof Error ? reason.message : String(reason)}`, tone: 'red' })
    })
  /** Asks before the data is replaced. Where nobody is signed in, there is no shell to show a question. */
  const isSure = async (title: string, action: string) =>
    !welcome?.me || confirm({ title, text: 'What you changed here is lost. To keep it, take the data home first.', action })
  const loadMany = async () => {
    if (!(await isSure('Start over with 10,000 contacts?', 'Load contacts'))) return
    setProgress(0)
    orSay("Couldn't load the contacts.", replaceDatabase('fill', { onProgress: setProgress }))
  }
  const loading = progress === undefined ? undefined : `Loading ${Math.round(progress * 100)} %`
  const reset = async () => {
    if (await isSure('Start the demo over?', 'Start over')) orSay("Couldn't reset the demo.", replaceDatabase('reset'))
  }
  const item = (label: string, icon: ActionItem['icon'] & {}, onClick: () => void): ActionItem => ({ label, icon, onClick })
  const download = (action: Parameters<typeof downloadDatabase>[0]) => () => orSay("Couldn't download the data.", downloadDatabase(action))
  return {
    me: welcome?.me,
    loading,
    people: (welcome?.people ?? []).map(
      ({ id, name }): ActionItem => ({
        ...item(`Continue as ${name}`, IconUser, () => orSay(`Couldn't continue as ${name}.`, continueAs(id))),
        checked: welcome?.me?.id === id,
      }),
    ),
    reset: item('Reset', IconRefresh, () => void reset()),
    load: { ...item(loading ?? 'Load 10,000 contacts', IconDatabasePlus, () => void loadMany()), disabled: loading !== undefined },
    takeHome: item('Take the data home', IconDownload, download('export')),
    backups: [
      item('Open a backup here', IconUpload, chooseFile),
      ...(hasAside ? [item('Download the data kept aside', IconDownload, download('exportAside'))] : []),
    ],
    importFile: (file: File) => orSay("Couldn't open this file.", importFile(file)),
  }
}
