import { createStore, useStore } from '@mantine/store'
import { DemoMenu } from './demo-menu.tsx'
import { startEmbedded } from './start.ts'

const storage = createStore<{ kept: boolean }>({ kept: true })

export const startDemo = () => startEmbedded((kept) => storage.setState({ kept }))

/** The parts of the demo around the app. */
export const Demo = () => <DemoMenu kept={useStore(storage).kept} />
