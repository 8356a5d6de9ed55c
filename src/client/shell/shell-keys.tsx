import { useNavigate } from 'react-router'
import { useMe } from '../lib/session/use-me.ts'
import { useKeys } from '../ui/keys/hotkeys.ts'
import { destinationsFor } from './destinations.ts'

/** The keys that work on every page. */
export const ShellKeys = ({ onSearch, onShowKeys }: { onSearch: () => void; onShowKeys: () => void }) => {
  const navigate = useNavigate()
  const go = destinationsFor(useMe()).map(({ keys, to }) => [keys, () => void navigate(to)] as const)
  useKeys({ 'mod+k': onSearch, '/': onSearch, '?': onShowKeys, ...Object.fromEntries(go) })
  return null
}
