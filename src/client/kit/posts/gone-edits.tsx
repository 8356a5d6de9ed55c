import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { draftKeys, removeDraft } from '../drafts/draft-storage.ts'
import { editKey } from './post-draft.ts'
import type { Post, PostResource, RecordRef } from './post-resource.ts'
import { hasText, UnsentText } from './unsent-texts.tsx'

interface GoneEditsProps<P extends Post, Owner extends RecordRef, New> {
  posts: PostResource<P, Owner, New>
  owner: Owner
}

/** The words of those edits whose note or comment somebody else has deleted, to copy or to discard. */
export const GoneEdits = <P extends Post, Owner extends RecordRef, New>({ posts, owner }: GoneEditsProps<P, Owner, New>) => {
  const { noun } = posts
  const start = editKey(useMe().id, owner, noun, '')
  // Whatever shows the posts reads them.
  const { data, hasNextPage } = useInfiniteQuery({ ...posts.of(owner), enabled: false })
  const [seen] = useState(() => new Set<string>())
  const [gone, setGone] = useState<readonly string[]>([])
  // Once the editor of a post that is gone has saved its draft and unmounted.
  useEffect(() => {
    if (!data) return
    const there = new Set(data.pages.flatMap(({ rows }) => rows.map(({ id }) => id)))
    for (const id of there) seen.add(id)
    const isGone = (id: string) => !there.has(id) && (seen.has(id) || !hasNextPage)
    setGone(draftKeys(start).filter((draftKey) => isGone(draftKey.slice(start.length)) && hasText({ draftKey, noun })))
  }, [data, hasNextPage, seen, start, noun])
  const discard = (draftKey: string) => {
    removeDraft(draftKey)
    setGone((now) => now.filter((key) => key !== draftKey))
  }
  return gone.map((draftKey) => (
    <div key={draftKey} role="status">
      <p>{`This ${noun} is no longer available.`}</p>
      <UnsentText draftKey={draftKey} noun={noun} onDiscard={() => discard(draftKey)} />
    </div>
  ))
}
