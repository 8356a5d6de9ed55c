import { useContext } from 'react'
import { DestinationsContext } from '../../../kit/domain/destinations-context.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import classes from '../settings.module.css'
import { KeyList } from './key-list.tsx'

export const KeysPage = () => {
  const { role } = useMe()
  const pages = useContext(DestinationsContext)
  return (
    <div className={classes.padded}>
      <KeyList level="h2" role={role} pages={pages} />
    </div>
  )
}
