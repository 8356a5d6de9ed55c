import { expect, it } from 'vitest'
import { projectParts, recordedResources, resource, searchedResources } from '../../../../contract/resources.ts'
import { actorFor } from '../../../core/actor.ts'
import { definitions } from '../../../service.ts'

it.each([
  ['all resources', definitions.tables, Object.values(resource.def.entries)],
  ['what is searched', definitions.searched, searchedResources],
  ['what the feed shows', definitions.tables.filter((table) => definitions.of(table).recorded), recordedResources],
])('of %s are those of the contract', (_, defined, stated) => {
  expect([...defined].toSorted()).toEqual([...stated].toSorted())
})

it('count each part of a project once', () => {
  const ada = { id: '1', accountId: '2', name: 'Ada', role: 'admin', companyId: '3', timeZone: 'UTC', weekStart: '' } as const
  const parts = definitions.countedIn(actorFor(ada), '4').map(([part]) => part)
  expect(parts.toSorted()).toEqual([...projectParts].toSorted())
})
