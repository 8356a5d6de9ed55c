import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { LinkedText } from '../../ui/text/linked-text.tsx'
import { TextEdit } from '../edit/text-edit.tsx'
import type { RecordEdit } from './use-record-edit.ts'

interface WithBackground {
  readonly backgroundInfo?: string | undefined
}

/** Free text about a record, in several lines. */
export const BackgroundProperty = <R extends WithBackground>({ edit }: { edit: RecordEdit<R, { backgroundInfo?: string }> }) => (
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
      render={(text) => <LinkedText text={text} />}
    />
  </InlineRow>
)
