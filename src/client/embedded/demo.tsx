import { createStore, useStore } from '@mantine/store'
import { DemoMenu } from './demo-menu.tsx'
import { startEmbedded } from './start.ts'
import { Tour } from './tour/tour.tsx'

const storage = createStore<{ kept: boolean }>({ kept: true })

export const startDemo = () => startEmbedded((kept) => storage.setState({ kept }))

/** The parts of the demo around the app. */
export const Demo = () => (
  <>
    <DemoMenu kept={useStore(storage).kept} />
    <Tour />
  </>
)
