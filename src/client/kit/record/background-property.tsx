import { Button } from '@mantine/core'
import { useState } from 'react'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { LinkedText } from '../../ui/text/linked-text.tsx'
import { TextEdit } from '../edit/text-edit.tsx'
import type { RecordEdit } from './use-record-edit.ts'

interface WithBackground {
  readonly backgroundInfo?: string | undefined
}

const mostLetters = 700
const leftLetters = 500

/** Free text about a record, in several lines. A long one is folded. */
export const BackgroundProperty = <R extends WithBackground>({ edit }: { edit: RecordEdit<R, { backgroundInfo?: string }> }) => {
  const [opened, setOpened] = useState(false)
  const isLong = (edit.record.backgroundInfo ?? '').length > mostLetters
  const shownOf = (text: string) => (opened || text.length <= mostLetters ? text : `${text.slice(0, leftLetters).replace(/\s+\S*$/, '')}…`)
  return (
    <InlineRow label="Background">
      <TextEdit
        label="background"
        multiline
        draftKey={edit.draftKey('background')}
        value={edit.record.backgroundInfo ?? ''}
        record={edit.record}
        placeholder="Add background"
        onSave={(backgroundInfo, from) =>
          edit.save({ backgroundInfo }, from, {
            message: backgroundInfo ? 'Changed the background' : 'Removed the background',
            quiet: backgroundInfo !== '',
          })
        }
        render={(text) => <LinkedText text={shownOf(text)} />}
      />
      {isLong && (
        <Button variant="text" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {opened ? 'Show less' : 'Show all'}
        </Button>
      )}
    </InlineRow>
  )
}
