import { useSearchParams } from 'react-router'
import { NewTokenSheet } from '../../features/tokens/new-token-sheet.tsx'
import { TokenList } from '../../features/tokens/token-list.tsx'

export const Component = () => {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <TokenList onNew={() => setSearch({ new: '' })} />
      {search.has('new') && <NewTokenSheet onClose={() => setSearch({}, { replace: true })} />}
    </>
  )
}
