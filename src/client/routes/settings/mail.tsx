import { MailList } from '../../features/settings/mail/mail-list.tsx'

export const Component = MailList
