import { useRef } from 'react'
import type { ContactDraft } from './contact-draft.ts'

type Company = ContactDraft['company']

/** Lets a form that is sent while its company is still looked up wait for it: half a name makes no company. */
export const useLateCompany = () => {
  const late = useRef<Promise<Company>>(undefined)
  const turn = useRef(0)
  return {
    /** Says which company it will be, or with nothing that it is decided. */
    expect: (company: Promise<Company> | undefined) => {
      late.current = company
    },
    /** The draft with its company; undefined when it was asked for once more meanwhile. */
    whole: async (draft: ContactDraft): Promise<ContactDraft | undefined> => {
      turn.current += 1
      const mine = turn.current
      if (!late.current || draft.type !== 'person') return draft
      const { company: _, ...rest } = draft
      const company = await late.current
      if (mine !== turn.current) return undefined
      return company ? { ...rest, company } : rest
    },
  }
}
