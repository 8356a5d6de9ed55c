import { IconArrowBackUp, IconDatabasePlus, IconDownload, IconRefresh, IconUpload, IconUser } from '@tabler/icons-react'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createDemoSession } from '../../contract/x/people/sessions.ts'
import { send } from '../lib/api.ts'
import { peopleQueries } from '../lib/people/people-queries.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { confirm } from '../ui/dialogs/confirm.tsx'
import type { ActionItem } from '../ui/float/action-item.ts'
import { notify } from '../ui/float/undo-note.tsx'
import { downloadDatabase } from './download.ts'
import type { DatabaseState } from './messages.ts'
import { reopen } from './reopen.ts'
import { isBackup, replaceDatabase } from './replace-database.ts'

const continueAs = async (userId: string) => {
  await send(createDemoSession, { body: { session: { userId } } })
  reopen()
}

/** The people that the visitor can be: of the sample, or all of a workspace that the visitor has created. */
const usePeople = () => {
  const { data: welcome } = useQuery(sessionQueries.welcome())
  const me = welcome?.me
  const sample = welcome?.people ?? []
  const isOwn = me !== undefined && !sample.some(({ id }) => id === me.id)
  const { data: users = [] } = useQuery({ ...peopleQueries.users(), enabled: isOwn && me.role !== 'client' })
  return { me, isOwn, people: isOwn ? users.filter(({ active }) => active) : sample }
}

const undoable = 'A copy of the data is kept, so you can undo this.'
const notUndoable = "This browser keeps no data, so you can't undo this."

/**
 * The signed-in person, and what a visitor can do with the people and the data of the demo. Where the data is not kept, only what needs no
 * new document: that would begin with the sample.
 */
export const useDemoItems = ({ kept, aside, copied }: DatabaseState, chooseFile: () => void) => {
  // Signing in clears the cache, which the query below notices when it is rendered again.
  useIsFetching({ queryKey: sessionQueries.all() })
  const { me, isOwn, people } = usePeople()
  const stayAs = isOwn ? undefined : me?.name
  const signedOut = isOwn ? ' You are signed out.' : ''
  const [progress, setProgress] = useState<number>()
  const orSay = (sentence: string, action: Promise<void>) =>
    void action.catch((reason: unknown) => {
      setProgress(undefined)
      notify({ message: `${sentence} ${reason instanceof Error ? reason.message : String(reason)}`, tone: 'red' })
    })
  const loadMany = async () => {
    const text = `Everything in this demo is replaced by a larger sample: the workspaces, their people and what you changed.${signedOut} ${undoable}`
    if (!(await confirm({ title: 'Start over with 10,000 contacts?', text, action: 'Load contacts' }))) return
    setProgress(0)
    orSay("Couldn't load the contacts.", replaceDatabase('fill', { onProgress: setProgress, stayAs }))
  }
  const loading = progress === undefined ? undefined : `Loading ${Math.round(progress * 100)} %`
  const reset = async () => {
    const text = `The workspaces that you created and what you changed go; the sample begins again. You are signed out. ${kept ? undoable : notUndoable}`
    if (await confirm({ title: 'Start the demo over?', text, action: 'Start over' }))
      orSay("Couldn't reset the demo.", replaceDatabase('reset'))
  }
  const importFile = async (file: File) => {
    if (!(await isBackup(file)))
      return notify({ message: `“${file.name}” is not a backup of Tandem. Choose a file that “Download the data” has saved`, tone: 'red' })
    const text = `It replaces everything in this demo: the workspaces, their people and what you changed. You are signed out. ${undoable}`
    if (!(await confirm({ title: `Open “${file.name}”?`, text, action: 'Open backup' }))) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    orSay(`Couldn't open “${file.name}”, nothing was changed.`, replaceDatabase('import', { bytes }))
  }
  const item = (label: string, icon: ActionItem['icon'] & {}, onClick: () => void): ActionItem => ({ label, icon, onClick })
  const download = (action: Parameters<typeof downloadDatabase>[0]) => () => orSay("Couldn't download the data.", downloadDatabase(action))
  return {
    me,
    loading,
    people: (kept ? people : []).map(
      ({ id, name }): ActionItem => ({
        ...item(`Continue as ${name}`, IconUser, () => orSay(`Couldn't continue as ${name}.`, continueAs(id))),
        checked: me?.id === id,
      }),
    ),
    reset: item('Reset', IconRefresh, () => void reset()),
    load: kept
      ? { ...item(loading ?? 'Load 10,000 contacts', IconDatabasePlus, () => void loadMany()), disabled: loading !== undefined }
      : undefined,
    takeHome: item('Download the data', IconDownload, download('export')),
    backups: [
      ...(kept ? [item('Open a backup here', IconUpload, chooseFile)] : []),
      ...(kept && copied
        ? [item('Bring back the data from before', IconArrowBackUp, () => orSay("Couldn't bring back the data.", replaceDatabase('undo')))]
        : []),
      ...(aside !== undefined ? [item('Download the data kept aside', IconDownload, download('exportAside'))] : []),
    ],
    importFile: (file: File) => void importFile(file),
  }
}
