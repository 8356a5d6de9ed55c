import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { Writeboard } from '../../../../contract/projects/writeboards.ts'
import { useDraft } from '../../../kit/drafts/use-draft.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { FormattedField } from '../../../kit/rich-text/formatted-field.tsx'
import { type FormattedText, sameText } from '../../../kit/rich-text/formatted-text.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { FieldError } from '../../../ui/edit/field-error.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { boardText } from './board-html.ts'
import { BoardText } from './board-text.tsx'
import { Comparison } from './comparison.tsx'
import { NewerRevision, newestNumber, useSaveText } from './use-save-text.ts'
import classes from './writer.module.css'

interface WriterProps {
  record: Versioned<Writeboard>
  onDone: () => void
}

/** Writes the next revision. The text is kept on this device; a colleague's newer revision is shown beside it and never overwritten unseen. */
export const Writer = ({ record, onDone }: WriterProps) => {
  const { meId, nameOf } = useWorkspace()
  const save = useSaveText(record)
  const { id, body = '', xHtml, revisions } = record
  const newestText: FormattedText = { body, xHtml }
  const newest = newestNumber(record)
  const key = `${meId}:writeboards:${id}:text`
  // Earlier versions kept plain text.
  const [kept, setText, draft] = useDraft<FormattedText | string, { base: number }>(key, newestText, { base: newest })
  const text = typeof kept === 'string' ? { body: kept } : kept
  const [opened] = useState(text)
  const { base } = draft.was
  const [error, setError] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)
  /** How their newer text is shown: compared with mine, or beside the text box. */
  const [shown, setShown] = useState<'compared' | 'beside'>()
  const isBehind = newest !== base
  const isChanged = !sameText(text, newestText)
  const next = newest + 1
  const isComparing = isBehind && shown === 'compared'
  const discard = () => {
    draft.discard()
    onDone()
  }
  const send = async (on: number) => {
    // A newer revision is never overwritten unseen.
    if (on !== newest) return setShown('compared')
    setError(undefined)
    setSaving(true)
    try {
      if (isChanged) await save(text, on, `Saved revision ${next} of ${record.title}`)
      discard()
    } catch (failure) {
      if (failure instanceof NewerRevision) setShown('compared')
      else setError(failure)
    } finally {
      setSaving(false)
    }
  }
  const acceptTheirs = () => draft.goOnFrom({ base: newest })
  const leave = () => {
    if (!isChanged) draft.discard()
    onDone()
  }
  useKeys({ 'mod+enter': () => void (!isComparing && send(base)), escape: leave })
  const by = revisions[0] && nameOf(revisions[0].author)
  if (isComparing)
    return (
      <>
        <Banner tone="amber" icon={IconUsers}>
          {by} saved revision {newest} while you were writing. Your text is not saved yet; it is kept on this device.
        </Banner>
        <div className={classes.choices}>
          <Button
            onClick={() => {
              setShown('beside')
              acceptTheirs()
            }}
          >
            Merge by hand
          </Button>
          <Button
            variant="default"
            disabled={isSaving}
            onClick={() => {
              acceptTheirs()
              void send(newest)
            }}
          >
            Save mine as revision {next}
          </Button>
          <Button variant="default" onClick={discard}>
            Use revision {newest} and drop my text
          </Button>
          <Button variant="subtle" onClick={() => setShown(undefined)}>
            Keep writing
          </Button>
        </div>
        <Comparison before={newestText.body} after={text.body} left={`Revision ${newest}, ${by}`} right="Your text" />
      </>
    )
  return (
    <div className={classes.writer}>
      {isBehind && (
        <Banner
          tone="amber"
          icon={IconUsers}
          action={
            <Button variant="text" onClick={() => setShown('compared')}>
              Compare
            </Button>
          }
        >
          {by} saved revision {newest} while you were writing.
        </Banner>
      )}
      <div className={classes.sides} data-merging={shown === 'beside' || undefined}>
        {shown === 'beside' && (
          <section className={classes.theirs} aria-label={`Revision ${newest}`}>
            <p className={classes.caption}>
              Revision {newest}, {by}
            </p>
            <BoardText text={newestText} />
          </section>
        )}
        <FormattedField
          className={classes.text ?? ''}
          label="Text"
          placeholder="Write here…"
          autoFocus
          draftKey={key}
          noun="text"
          value={sameText(text, opened) ? boardText(opened) : text}
          onChange={setText}
          onSend={() => void send(base)}
          onLeave={leave}
        />
      </div>
      {error !== undefined && <FieldError>{`Couldn't save. ${errorMessage(error)} Your text is kept on this device.`}</FieldError>}
      <div className={classes.foot}>
        <Button loading={isSaving} disabled={!isChanged} rightSection={<Keys combo="mod+enter" />} onClick={() => void send(base)}>
          Save revision {next}
        </Button>
        <Button variant="default" onClick={leave}>
          Close
        </Button>
        {isChanged && (
          <Button variant="subtle" onClick={discard}>
            Discard draft
          </Button>
        )}
        <span className={classes.kept} role="status">
          {isChanged && (draft.restoredAt ? 'Restored from your draft' : 'Kept on this device until you save')}
        </span>
      </div>
    </div>
  )
}
