import type { DemoWorkspace } from './types.ts'
export const demoWorkspace = (_now: Date, _options?: { contacts?: number }): DemoWorkspace => {
  throw new Error('no')
}
