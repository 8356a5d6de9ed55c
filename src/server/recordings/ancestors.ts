import type { Recording } from '../../contract/recordings.ts'
import type { Actor } from '../actor.ts'
import { definitionOf } from '../resources/definitions.ts'
import { projectsSeen } from '../resources/project-of.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, RecordingRow, TableName } from '../store/tables.ts'
import { recordsOf } from './titles.ts'

interface Named {
  resource: TableName
  resourceId: string
}
type RecordOf = (named: Named) => AnyRow | undefined

/** The record that a row belongs to; the owner of a personal task is a person, which is none. */
const parentOf = (table: TableName, row: AnyRow): Named | undefined => {
  const columns = row as unknown as Record<string, string | null>
  if (table === 'projects') return undefined
  const { parent, project } = definitionOf(table)
  const kind = parent && columns[parent.kind]
  const resourceId = parent ? columns[parent.id] : project && columns[project]
  if (!resourceId || kind === 'users') return undefined
  return { resource: (kind ?? 'projects') as TableName, resourceId }
}

/** The ancestors of a record, the closest first. */
const chainOf = (named: Named, recordOf: RecordOf): { named: Named; row: AnyRow }[] => {
  const row = recordOf(named)
  const parent = row && parentOf(named.resource, row)
  const parentRow = parent && recordOf(parent)
  return parent && parentRow ? [{ named: parent, row: parentRow }, ...chainOf(parent, recordOf)] : []
}

/** Reads the records that these are about and everything that those belong to, one level after the other. */
const readUpwards = async (tx: ReadTx, accountId: string, recordings: RecordingRow[]): Promise<RecordOf> => {
  const levels: RecordOf[] = []
  const recordOf: RecordOf = (named) => {
    for (const level of levels) {
      const row = level(named)
      if (row) return row
    }
    return undefined
  }
  for (let named: Named[] = recordings; named.length > 0; ) {
    const level = await recordsOf(tx, accountId, named)
    levels.push(level)
    named = named.flatMap((one) => {
      const row = level(one)
      const parent = row && parentOf(one.resource, row)
      return parent && !recordOf(parent) ? [parent] : []
    })
  }
  return recordOf
}

/**
 * Returns the name and the ancestors of the record of each recording. People with access to a record can see its ancestors, except the
 * project of a file that was attached elsewhere.
 */
export const placesOf = async (tx: ReadTx, actor: Actor, recordings: RecordingRow[]) => {
  const recordOf = await readUpwards(tx, actor.accountId, recordings)
  const chains = new Map(recordings.map((recording) => [recording.id, chainOf(recording, recordOf)]))
  const projects = [...chains.values()].flatMap((chain) =>
    chain.flatMap(({ named }) => (named.resource === 'projects' ? named.resourceId : [])),
  )
  const isSeen = await projectsSeen(tx, actor, projects)
  return (recording: RecordingRow): Pick<Recording, 'title' | 'ancestors'> => {
    const row = recordOf(recording)
    const chain = chains.get(recording.id) ?? []
    return {
      title: row ? definitionOf(recording.resource).titleOf(row) : '',
      ancestors: chain
        .filter(({ named }) => named.resource !== 'projects' || isSeen(named.resourceId))
        .map(({ named, row }) => ({ resource: named.resource, id: named.resourceId, title: definitionOf(named.resource).titleOf(row) })),
    }
  }
}
