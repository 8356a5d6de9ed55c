import { useSearchParams } from 'react-router'
import { NewTokenSheet } from './new-token-sheet.tsx'
import { TokenList } from './token-list.tsx'

export const TokensPage = () => {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <TokenList onNew={() => setSearch({ new: '' })} />
      {search.has('new') && <NewTokenSheet onClose={() => setSearch({}, { replace: true })} />}
    </>
  )
}
