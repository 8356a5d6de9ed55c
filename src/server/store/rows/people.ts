import type { Kept } from './kept.ts'

export interface UserRow extends Kept {
  name: string
  email: string
  emailKey: string
  role: 'admin' | 'member' | 'client'
  companyId: string
  active: number
  timeZone: string
}
