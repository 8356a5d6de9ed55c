import { createStore, useStore } from '@mantine/store'
import { notify } from '../ui/float/undo-note.tsx'
import { DemoMenu } from './demo-menu.tsx'
import type { DatabaseState } from './messages.ts'
import { startEmbedded } from './start.ts'
import { Tour } from './tour/tour.tsx'

const database = createStore<DatabaseState>({ kept: true, aside: undefined })

export const startDemo = () =>
  startEmbedded(({ kept, aside }) => {
    database.setState({ kept, aside })
    if (aside === 'now')
      notify({
        message: "Couldn't open the data of your last visit, so the demo started over. Download it from the Demo menu",
        tone: 'red',
      })
  })

/** The parts of the demo around the app. */
export const Demo = () => (
  <>
    <DemoMenu {...useStore(database)} />
    <Tour />
  </>
)
