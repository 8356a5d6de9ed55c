import { useStore } from '@mantine/store'
import { IconChevronUp, IconDatabase, IconDownload, IconRefresh, IconUpload, IconUser } from '@tabler/icons-react'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createDemoSession } from '../../contract/x/people/sessions.ts'
import { send } from '../lib/api.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { forgetTabUser } from '../lib/session/tab-user.ts'
import { type ActionItem, ActionsMenu } from '../ui/float/menu.tsx'
import { notify } from '../ui/float/undo-note.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { conditions, setCondition } from './conditions.ts'
import { controlDatabase } from './control-database.ts'
import classes from './demo-menu.module.css'
import type { DatabaseState } from './messages.ts'
import { storeToken } from './session-token.ts'

const download = (bytes: Uint8Array<ArrayBuffer>) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/vnd.sqlite3' }))
  link.download = 'tandem.sqlite'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

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

/** The menu of the demo: the signed-in person, the connection and the data. */
export const DemoMenu = ({ kept, aside }: DatabaseState) => {
  // Signing in clears the cache, which the query below notices when it is rendered again.
  useIsFetching({ queryKey: sessionQueries.all() })
  const { data: welcome } = useQuery(sessionQueries.welcome())
  const { slow, offline, failNext } = useStore(conditions)
  const [progress, setProgress] = useState<number>()
  const file = useRef<HTMLInputElement>(null)
  const failed = (what: string) => (reason: unknown) => {
    setProgress(undefined)
    notify({ message: `${what} ${reason instanceof Error ? reason.message : String(reason)}`, tone: 'red' })
  }
  const fill = () => {
    setProgress(0)
    replaceDatabase('fill', { onProgress: setProgress }).catch(failed("Couldn't load the contacts."))
  }
  const importFile = async (chosen: File) => {
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    await replaceDatabase('import', { bytes }).catch(failed("Couldn't open this file."))
  }
  const items: ActionItem[] = [
    ...(welcome?.people ?? []).map(({ id, name }) => ({
      label: `Continue as ${name}`,
      icon: IconUser,
      checked: welcome?.me?.id === id,
      onClick: () => void continueAs(id).catch(failed(`Couldn't continue as ${name}.`)),
    })),
    { label: 'Slow network', checked: slow, onClick: () => setCondition({ slow: !slow }) },
    { label: 'Offline', checked: offline, onClick: () => setCondition({ offline: !offline }) },
    { label: 'Fail the next save', checked: failNext, onClick: () => setCondition({ failNext: !failNext }) },
    { label: 'Start over with 10,000 contacts', icon: IconDatabase, onClick: fill },
    {
      label: 'Download the data',
      icon: IconDownload,
      onClick: () =>
        void controlDatabase('export')
          .then((bytes) => bytes && download(bytes))
          .catch(failed("Couldn't download the data.")),
    },
    ...(aside
      ? [
          {
            label: 'Download the data kept aside',
            icon: IconDownload,
            onClick: () =>
              void controlDatabase('exportAside')
                .then((bytes) => bytes && download(bytes))
                .catch(failed("Couldn't download the data.")),
          },
        ]
      : []),
    { label: 'Open a backup…', icon: IconUpload, onClick: () => file.current?.click() },
    {
      label: 'Reset the demo',
      icon: IconRefresh,
      danger: true,
      onClick: () => void replaceDatabase('reset').catch(failed("Couldn't reset the demo.")),
    },
  ]
  const state = progress === undefined ? (kept ? 'Demo' : 'Demo, not saved') : `Loading ${Math.round(progress * 100)} %`
  return (
    <div className={classes.place}>
      <ActionsMenu
        label="Demo"
        items={items}
        target={
          <button
            type="button"
            className={classes.button}
            title={kept ? undefined : 'This browser refuses storage, so the data lasts until you close the tab.'}
          >
            {state}
            <Icon of={IconChevronUp} size={14} />
          </button>
        }
      />
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Backup"
        accept=".sqlite"
        onChange={({ target }) => target.files?.[0] && void importFile(target.files[0])}
      />
    </div>
  )
}
