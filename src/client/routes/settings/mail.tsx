import { MailList } from '../../features/mail/mail-list.tsx'

export const Component = MailList
