import { useSearchParams } from 'react-router'
import { NewTokenSheet } from '../../features/settings/tokens/new-token-sheet.tsx'
import { TokenList } from '../../features/settings/tokens/token-list.tsx'

export const Component = () => {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <TokenList onNew={() => setSearch({ new: '' })} />
      {search.has('new') && <NewTokenSheet onClose={() => setSearch({}, { replace: true })} />}
    </>
  )
}
