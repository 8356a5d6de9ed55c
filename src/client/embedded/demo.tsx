import { createStore, useStore } from '@mantine/store'
import { notify } from '../ui/float/undo-note.tsx'
import { DemoBar, type DemoBarProps } from './demo-bar.tsx'
import { downloadDatabase } from './download.ts'
import type { DatabaseState } from './messages.ts'
import { startEmbedded } from './start.ts'
import { Tour } from './tour/tour.tsx'

const database = createStore<DatabaseState>({ kept: true, aside: undefined })

export const startDemo = () =>
  startEmbedded(({ kept, aside }) => {
    database.setState({ kept, aside })
    if (aside === 'now')
      notify({
        message: "Couldn't open the data of your last visit, so the demo started over. The old data is kept aside",
        tone: 'red',
        next: { label: 'Download it', onClick: () => void downloadDatabase('exportAside') },
      })
  })

/** The parts of the demo around the app. `calls` renders the list of API calls. */
export const Demo = ({ calls }: Pick<DemoBarProps, 'calls'>) => (
  <>
    <DemoBar {...useStore(database)} calls={calls} />
    <Tour />
  </>
)
