import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Role } from '../../../contract/x/people/roles.ts'
import type { IconType } from '../../ui/icons/icon.tsx'

export const team = ['admin', 'member'] as const
export const everybody = [...team, 'client'] as const

/** Something that opens a page or a sheet, for the people with these roles. */
interface Command {
  label: string
  icon: IconType
  to: string
  roles: readonly Role[]
}

/** A part of the rail with its code in a chunk of its own. Without it, the rail is whole. */
type RailPart = ComponentType<{ onMissing: () => void }>

/** A page that the navigation, the palette and keys lead to. */
export interface Destination extends Command {
  /** Keys pressed one after the other. */
  keys: string
  /** A number beside its name. */
  Count?: RailPart
  /** Shown in the bar of a phone; the others are in its menu. */
  inBar?: true
  /** Shown at the foot of the rail. */
  foot?: true
}

/** A page that other pages lead to. The palette finds it by its name. */
interface InnerPage extends Command {
  /** Where it belongs: "Settings". */
  hint: string
}

/** How the palette shows the records of a resource that it finds. */
interface Found {
  resource: string
  hint: string
  icon: IconType
}

/** What a part of the app adds to it. Each domain has one in its `routes.ts`; `domains.ts` lists them. */
export interface Domain {
  routes?: readonly RouteObject[]
  /** Pages that are shown without the navigation, before sign-in. */
  bareRoutes?: readonly RouteObject[]
  destination?: Destination
  /** A list below the pages in the rail. */
  RailList?: RailPart
  innerPages?: readonly InnerPage[]
  found?: Found
  /** What makes a new record, in the palette. */
  create?: Command
  /** Other actions of the palette. */
  commands?: readonly Command[]
}

/** For pages that read a changed search themselves. */
export const keepLoaderData = () => false
