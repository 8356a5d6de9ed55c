import { createStore, useStore } from '@mantine/store'
import { notify } from '../ui/float/undo-note.tsx'
import { onReplacedElsewhere } from './control-database.ts'
import { DemoBar, type DemoBarProps } from './demo-bar.tsx'
import { downloadDatabase } from './download.ts'
import type { DatabaseState } from './messages.ts'
import { reopen, sayReopened } from './reopen.ts'
import { replaceDatabase } from './replace-database.ts'
import { startEmbedded } from './start.ts'
import { Tour } from './tour/tour.tsx'

const database = createStore<DatabaseState>({ kept: true, aside: undefined, copied: false })

const undo = () =>
  void replaceDatabase('undo').catch((reason: unknown) =>
    notify({ message: `Couldn't bring back the data. ${reason instanceof Error ? reason.message : String(reason)}`, tone: 'red' }),
  )

export const startDemo = () => {
  startEmbedded((state) => {
    database.setState(state)
    sayReopened(state.copied ? undo : undefined)
    if (state.aside === 'now')
      notify({
        message: "Couldn't open the data of your last visit, so the demo started over. The old data is kept aside",
        tone: 'red',
        next: { label: 'Download it', onClick: () => void downloadDatabase('exportAside') },
      })
  })
  onReplacedElsewhere(() => reopen('The data of the demo was replaced in another tab'))
}

/** The parts of the demo around the app. `calls` renders the list of API calls. */
export const Demo = ({ calls }: Pick<DemoBarProps, 'calls'>) => (
  <>
    <DemoBar {...useStore(database)} calls={calls} />
    <Tour />
  </>
)
