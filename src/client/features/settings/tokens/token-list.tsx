import { Button } from '@mantine/core'
import { IconKey, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Token } from '../../../../contract/x/people/tokens.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { formatDate } from '../../../ui/dates/format-date.ts'
import { TimeAgo } from '../../../ui/dates/time-ago.tsx'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { notify } from '../../../ui/float/undo-note.tsx'
import { isDemo } from '../../../ui/page/app-location.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import table from '../../../ui/page/table.module.css'
import { tokenMutations, tokenQueries } from './queries.ts'
import { tokensInDemo } from './token-words.ts'
import classes from './tokens.module.css'

const TokenRow = ({ token, onDelete }: { token: Token; onDelete: (token: Token) => void }) => (
  <tr>
    <th scope="row">
      <bdi>{token.name}</bdi>
    </th>
    <td className={classes.made}>{formatDate(token.createdAt)}</td>
    <td>{token.lastUsedAt ? <TimeAgo at={token.lastUsedAt} /> : 'Never'}</td>
    <td className={classes.more}>
      <IconButton label={`Delete ${token.name}`} icon={IconTrash} size={28} onClick={() => onDelete(token)} />
    </td>
  </tr>
)

/** The signed-in user's tokens, without their secrets. */
export const TokenList = ({ onNew }: { onNew: () => void }) => {
  const { data: tokens, error, refetch } = useQuery(tokenQueries.list())
  const { mutateAsync } = useMutation(tokenMutations.remove())
  const remove = async ({ id, name }: Token) => {
    const text = "Anything using this token will stop working immediately. This can't be undone."
    if (!(await confirm({ title: `Delete the token “${name}”?`, text, action: 'Delete token' }))) return
    await mutateAsync(id).then(
      () => notify({ message: `Deleted the token ${name}` }),
      (refused: unknown) => notify({ message: errorMessage(refused), tone: 'red' }),
    )
  }
  const failed = error && <FailedBanner onRetry={() => void refetch()}>Couldn't load tokens. {errorMessage(error)}</FailedBanner>
  if (!tokens) return failed ?? <SkeletonRows count={3} rowHeight={40} columns={['2fr', '1fr', '1fr']} />
  if (tokens.length === 0)
    return (
      <EmptyState
        icon={IconKey}
        title="No tokens yet"
        text={`A token lets a script act for you without your password.${isDemo ? ` ${tokensInDemo}` : ''}`}
        action={<Button onClick={onNew}>New token</Button>}
      />
    )
  return (
    <>
      {failed}
      {isDemo && <Banner tone="quiet">{tokensInDemo}</Banner>}
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className={classes.made}>
              Created
            </th>
            <th scope="col">Last used</th>
            <th scope="col" className={classes.more}>
              <span className="t-unseen">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onDelete={(chosen) => void remove(chosen)} />
          ))}
        </tbody>
      </table>
    </>
  )
}
