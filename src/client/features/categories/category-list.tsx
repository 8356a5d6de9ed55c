import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { faultMessage } from '../../../contract/wire/decode.ts'
import { categoryName } from '../../../contract/x/named-categories.ts'
import { useDraft } from '../../kit/drafts/use-draft.ts'
import { TextEdit } from '../../kit/edit/text-edit.tsx'
import { useApplyEdits } from '../../kit/resource/query-write.ts'
import { errorMessage, faultAt } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { inSentence } from '../../locale.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import classes from './categories.module.css'
import { type CategorySet, categoryQuery } from './category-sets.ts'
import { isUnsaved, useCategoryWrites } from './use-category-writes.ts'

type Writes = ReturnType<typeof useCategoryWrites>

const faultOf = (name: string) => faultMessage(categoryName, name)

/** The field below the list. It is emptied at once, for the next name, and gets a refused name back. */
const AddCategory = ({ set, create }: { set: CategorySet; create: Writes['create'] }) => {
  const [name, setName] = useDraft(`${useMe().id}:${set.resource}:new`, '')
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = name.trim()
    const fault = faultOf(sent)
    setError(fault)
    if (fault) return
    setName('')
    try {
      await create(sent)
    } catch (reason) {
      setName((now) => (now === '' ? sent : now))
      setError(faultAt(reason, 'category.name') ?? errorMessage(reason))
    }
  }
  const change = (text: string) => {
    setError(undefined)
    setName(text)
  }
  const label = `Add ${set.one}`
  return (
    <form className={classes.add} onSubmit={(event) => void submit(event)}>
      <TextField label={label} placeholder={label} icon={IconPlus} autoComplete="off" value={name} error={error} onChange={change} />
    </form>
  )
}

/** The categories of one kind, renamed in place. */
export const CategoryList = ({ set, manages }: { set: CategorySet; manages: boolean }) => {
  const id = useId()
  const me = useMe()
  const { data: categories, error, refetch } = useQuery({ ...categoryQuery(set), select: useApplyEdits(categoryQuery(set)) })
  const { create, rename, remove } = useCategoryWrites(set)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {set.title} <span className={classes.count}>{categories?.length || undefined}</span>
      </h2>
      {error && (
        <FailedBanner onRetry={() => void refetch()}>
          Couldn't load {inSentence(set.title)}. {errorMessage(error)}
        </FailedBanner>
      )}
      {!categories && !error && <SkeletonRows count={4} rowHeight={40} columns={['1fr']} />}
      {categories?.length === 0 && (
        <p className={classes.empty}>
          No {inSentence(set.title)} yet. {set.purpose}
        </p>
      )}
      <ul>
        {categories?.map((category) => (
          <li key={category.id} className={classes.row}>
            {manages && !isUnsaved(category) ? (
              <>
                <TextEdit
                  label={`${set.one} ${category.name}`}
                  value={category.name}
                  record={undefined}
                  placeholder="Name"
                  oneLine
                  validate={faultOf}
                  draftKey={`${me.id}:${set.resource}:${category.id}`}
                  onSave={(name) => rename(category, name)}
                />
                <IconButton label={`Delete ${category.name}`} icon={IconTrash} size={28} onClick={() => void remove(category)} />
              </>
            ) : (
              <bdi className={classes.name} title={category.name}>
                {category.name}
              </bdi>
            )}
          </li>
        ))}
      </ul>
      {manages && categories && <AddCategory set={set} create={create} />}
    </section>
  )
}
